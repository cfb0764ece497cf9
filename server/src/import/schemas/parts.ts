/** What several files of a tenant's folder are made of. */
export const text = { type: "string", minLength: 1 } as const

export const localized = {
  type: "object",
  required: ["fr", "en"],
  additionalProperties: false,
  properties: { fr: text, en: text },
} as const

/** The same in both languages when it is one text. */
export const localizedOrText = { ...localized, type: ["string", "object"], minLength: 1 } as const

/** HTML that travels with every visit, so it is short. */
export const html = {
  type: "object",
  required: ["fr", "en"],
  additionalProperties: false,
  properties: { fr: { ...text, maxLength: 10_000 }, en: { ...text, maxLength: 10_000 } },
} as const

/** Names in ids and file names. */
export const key = { type: "string", format: "key" } as const

/** Of another site, as a link leads there. */
export const webAddress = { type: "string", maxLength: 500, format: "web-address" } as const

export const imagePath = { type: "string", format: "image-path" } as const

export const address = {
  type: "object",
  required: ["city", "provinceState", "country"],
  additionalProperties: false,
  properties: {
    addressLine1: text,
    addressLine2: text,
    city: text,
    provinceState: { type: "string", format: "province" },
    postalCode: text,
    country: { type: "string", format: "country" },
    latitude: { type: "number", minimum: -90, maximum: 90 },
    longitude: { type: "number", minimum: -180, maximum: 180 },
  },
} as const

/** `money`: typed in digits alone; decimals would leave open whether cents or dollars are meant. */
export const cents = { type: "integer", minimum: 0, maximum: 10_000_000, money: true } as const

/** How shoppers are let in to a page, an event or a subscription in demand. */
export const queue = {
  type: "object",
  required: ["room", "perMinute"],
  additionalProperties: false,
  properties: {
    opens: { type: "string", format: "local-time" },
    waitingRoomMinutes: { type: "integer", minimum: 1, maximum: 1440 },
    startsAbove: { type: "integer", minimum: 1, maximum: 100_000 },
    room: { type: "integer", minimum: 1, maximum: 100_000 },
    perMinute: { type: "integer", minimum: 1, maximum: 60_000 },
    enterMinutes: { type: "integer", minimum: 1, maximum: 60 },
    keyMinutes: { type: "integer", minimum: 1, maximum: 240 },
  },
} as const
