import { xmlValue } from "@parterre/domain/xml"
import { parseXml } from "@rgrove/parse-xml"
import type { FastifyInstance } from "fastify"

/** Makes a scope read XML bodies of some media types; what is no XML is an empty body. */
export function takeXml(scope: FastifyInstance, mediaTypes: readonly string[]): void {
  scope.addContentTypeParser([...mediaTypes], { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, readXml(String(body)))
    } catch {
      done(null, {})
    }
  })
}

/** The fields of a document that a merchant sent; throws where the text is none. */
function readXml(text: string): object {
  const { root } = parseXml(text)
  return root === null ? {} : { [root.name]: xmlValue(root) }
}
