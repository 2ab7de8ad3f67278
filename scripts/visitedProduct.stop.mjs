// Jest wants a default export of a file of its own.
export { stopVisitedProduct as default } from "./visitedProduct.mjs";
