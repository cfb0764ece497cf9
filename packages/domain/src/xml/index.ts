export { writeXml, type XmlFields } from "./write-xml.ts"
export { type XmlValue, xmlValue } from "./xml-value.ts"
