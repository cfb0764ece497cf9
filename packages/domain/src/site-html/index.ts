export { escapeHtml } from "./escape-html.ts"
export { readStyle, STYLE_PROPERTIES } from "./safe-style.ts"
