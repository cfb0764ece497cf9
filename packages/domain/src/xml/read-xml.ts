import { parseXml, XmlElement } from "@rgrove/parse-xml"

/** An element's text, or its elements by name; of several with one name, the last. */
export type XmlValue = string | { readonly [name: string]: XmlValue }

/**
 * The fields of a document, such as `{ response: { receipt: { Complete: "true" } } }`. Attributes and comments are left
 * out. Throws where the text is no XML document; entities that a document declares itself are not known.
 */
export function readXml(text: string): { readonly [name: string]: XmlValue } {
  const { root } = parseXml(text)
  return root === null ? {} : { [root.name]: xmlValue(root) }
}

function xmlValue(element: XmlElement): XmlValue {
  const children = element.children.filter((child) => child instanceof XmlElement)
  return children.length === 0
    ? element.text.trim()
    : Object.fromEntries(children.map((child) => [child.name, xmlValue(child)]))
}
