export { readXml } from "./read-xml.ts"
export { writeXml, type XmlFields } from "./write-xml.ts"
