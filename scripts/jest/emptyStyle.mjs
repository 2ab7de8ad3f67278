// Replaces the style sheets in the client's tests. An imported style sheet needs a default export.
export default "";
