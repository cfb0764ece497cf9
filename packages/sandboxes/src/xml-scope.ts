import type { FastifyInstance } from "fastify"
import { readXml } from "./read-xml.ts"

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
