// Replaces the style sheets in the client's tests. Importing a style sheet needs a default export.
export default "";
