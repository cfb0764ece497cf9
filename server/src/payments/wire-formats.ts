import { writeXml, type XmlFields } from "@parterre/domain/xml"
import { readXml } from "./read-xml.ts"

/** How bodies are written for a processor and read from it. */
export interface WireFormat {
  /** Media type of a request. */
  readonly sends: string
  /** Media type of an answer. */
  readonly accepts: string
  write(body: unknown): string
  /** Fields of an answer; throws where it is in another form. */
  read(text: string): unknown
}

export const jsonFormat: WireFormat = {
  sends: "application/json",
  accepts: "application/json",
  write: JSON.stringify,
  read: (text) => JSON.parse(text),
}

/** XML under a media type of the processor's own; requests are `XmlFields`. */
export const xmlFormat = (mediaType: string): WireFormat => ({
  sends: mediaType,
  accepts: mediaType,
  write: (body) => writeXml(body as XmlFields),
  read: readXml,
})
