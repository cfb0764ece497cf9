/** Elements in their order: text, elements in an element, or none where undefined. */
export interface XmlFields {
  readonly [name: string]: string | XmlFields | undefined
}

/** A document in UTF-8 of these elements, of which there is one on top. Characters that XML cannot carry are left out. */
export const writeXml = (fields: XmlFields): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${elementsOf(fields)}`

const elementsOf = (fields: XmlFields): string =>
  Object.entries(fields)
    .map(([name, value]) => (value === undefined ? "" : `<${name}>${contentOf(value)}</${name}>`))
    .join("")

const contentOf = (value: string | XmlFields): string =>
  typeof value === "string" ? escaped(value) : elementsOf(value)

/** All but what XML 1.0 calls a character. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
