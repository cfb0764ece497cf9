export { readStyle, STYLE_PROPERTIES } from "./safe-style.ts"
