import { address, imagePath, key, localized, text, webAddress } from "./parts.ts"

/** Pages a site may have beside its programme; each is a file of its name. */
export const STATIC_PAGES = ["faq", "contact", "careers", "medias", "streaming", "vq"] as const

const pageHtml = { ...text, maxLength: 40_000 } as const
const note = { ...text, maxLength: 500 } as const
const line = { ...text, maxLength: 200 } as const
const shortText = { ...localized, properties: { fr: line, en: line } } as const
const lines = {
  type: "object",
  required: ["fr", "en"],
  additionalProperties: false,
  properties: {
    fr: { type: "array", minItems: 1, maxItems: 14, items: line },
    en: { type: "array", minItems: 1, maxItems: 14, items: line },
  },
} as const

export const staticPageSchema = {
  type: "object",
  required: ["page"],
  additionalProperties: false,
  properties: {
    title: localized,
    page: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: { fr: pageHtml, en: pageHtml },
    },
    pages: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: key },
  },
} as const

export const outletsSchema = {
  type: "object",
  required: ["outlets"],
  additionalProperties: false,
  properties: {
    outlets: {
      type: "array",
      minItems: 1,
      maxItems: 200,
      items: {
        type: "object",
        required: ["key", "name", "address"],
        additionalProperties: false,
        properties: {
          key,
          name: localized,
          address,
          phone: { ...text, maxLength: 40 },
          hours: lines,
          note: localized,
        },
      },
    },
  },
} as const

const banner = {
  type: "object",
  required: ["key", "image", "title"],
  additionalProperties: false,
  properties: { key, image: imagePath, title: localized, page: key, url: webAddress },
} as const

export const bannersSchema = {
  type: "object",
  minProperties: 1,
  additionalProperties: false,
  properties: {
    carousel: { type: "array", minItems: 1, maxItems: 10, items: banner },
    main: banner,
    secondary: banner,
  },
} as const

export const newslettersSchema = {
  type: "object",
  required: ["newsletters"],
  additionalProperties: false,
  properties: {
    newsletters: {
      type: "array",
      minItems: 1,
      maxItems: 50,
      items: {
        type: "object",
        required: ["key", "title", "text"],
        additionalProperties: false,
        properties: {
          key,
          title: shortText,
          text: { ...localized, properties: { fr: note, en: note } },
          producer: shortText,
          pages: { type: "array", minItems: 1, maxItems: 200, uniqueItems: true, items: key },
        },
      },
    },
  },
} as const
