/** Puts CSS before all other styles. Answers how to take it out. */
export function putIn(css: string): () => void {
  const element = document.createElement("style")
  document.head.prepend(element)
  // Rule by rule: a strict policy refuses an element's own text.
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(css)
  for (const { cssText } of parsed.cssRules) element.sheet?.insertRule(cssText, element.sheet.cssRules.length)
  return () => element.remove()
}
