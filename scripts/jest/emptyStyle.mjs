// Stands in for a style sheet in the client's tests; a style import asks for a default export.
export default "";
