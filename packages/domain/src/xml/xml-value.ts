/** What this needs of an element that a parser has read; nodes of text and comments have no name. */
export interface XmlElement {
  readonly name: string
  /** The text in it, whatever elements it is in. */
  readonly text: string
  readonly children: readonly object[]
}

/** An element's text, or its elements by name; of several with one name, the last. */
export type XmlValue = string | { readonly [name: string]: XmlValue }

/** The fields in an element, such as `{ receipt: { Complete: "true" } }`. Attributes and comments are left out. */
export function xmlValue(element: XmlElement): XmlValue {
  const children = element.children.filter(isElement)
  return children.length === 0
    ? element.text.trim()
    : Object.fromEntries(children.map((child) => [child.name, xmlValue(child)]))
}

const isElement = (node: object): node is XmlElement => "name" in node && "children" in node
