import { xmlValue } from "@parterre/domain/xml"
import { parseXml } from "@rgrove/parse-xml"

/** The fields of a document that a merchant sent; throws where the text is none. */
export function readXml(text: string): object {
  const { root } = parseXml(text)
  return root === null ? {} : { [root.name]: xmlValue(root) }
}
