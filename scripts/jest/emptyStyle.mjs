// Replaces style sheets in the client's tests. A style import needs a default export.
export default "";
