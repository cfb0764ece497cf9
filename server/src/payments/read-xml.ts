import { type XmlValue, xmlValue } from "@parterre/domain/xml"
import { parseXml } from "@rgrove/parse-xml"

/**
 * The fields of a document, such as `{ response: { receipt: { Complete: "true" } } }`. Throws where the text is no XML
 * document; entities that a document declares itself are not known.
 */
export function readXml(text: string): Readonly<Record<string, XmlValue>> {
  const { root } = parseXml(text)
  return root === null ? {} : { [root.name]: xmlValue(root) }
}
