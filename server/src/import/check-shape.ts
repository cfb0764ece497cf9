import { isEmail } from "@parterre/domain/clients"
import { isLocalDate } from "@parterre/domain/dates"
import { isOfferCode } from "@parterre/domain/promotions"
import { PROVINCES } from "@parterre/domain/provinces"
import { TAG_MANAGER_ID } from "@parterre/domain/tracking"
import { keyPattern } from "@parterre/domain/websites"
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv"
import { isFramingSite } from "./framing-sites.ts"
import { isLocalTime, isTimeOfDay, isTimeZone } from "./local-time.ts"
import { isWholeCents, moneyAsTyped, moneyQuestion, wholeCents } from "./money-as-typed.ts"
import type { ImportProblem, Path } from "./problem.ts"
import { pageSchema } from "./schemas/page.ts"
import { bannersSchema, newslettersSchema, outletsSchema, staticPageSchema } from "./schemas/site.ts"
import { tenantSchema } from "./schemas/tenant.ts"
import { venueSchema } from "./schemas/venue.ts"
import type { BannersFile, NewslettersFile, OutletsFile, StaticPageFile } from "./site-files.ts"
import { type Checked, quotesNeeded, type Source } from "./source.ts"
import type { PageFile, TenantFile, VenueFile } from "./tenant-files.ts"

interface Format {
  readonly isValid: RegExp | ((text: string) => boolean)
  /** Ends the sentence `"…" is not …`. */
  readonly meaning: string
}

/** Of a file in the folder of its venue, and in no other. */
export const planFilePattern = /^[\w-][\w.-]*\.json$/

const formats: Readonly<Record<string, Format>> = {
  key: {
    isValid: keyPattern,
    meaning: "a key: lower-case letters, digits and single hyphens",
  },
  "account-code": { isValid: /^[A-Z0-9]{2,16}$/, meaning: "an account code: capital letters and digits" },
  "time-zone": { isValid: isTimeZone, meaning: "a time zone such as America/Toronto" },
  "local-day": { isValid: isLocalDate, meaning: "a day such as 2026-12-05" },
  "local-time": { isValid: isLocalTime, meaning: "a date and time such as 2026-12-05T19:30" },
  "time-of-day": { isValid: isTimeOfDay, meaning: "a time such as 19:00" },
  color: { isValid: /^#[0-9a-fA-F]{6}$/, meaning: "a colour such as #7a1f3d" },
  email: { isValid: isEmail, meaning: "an e-mail address" },
  province: {
    isValid: (text) => PROVINCES.some((province) => province === text),
    meaning: "a province or territory of Canada such as QC",
  },
  country: { isValid: /^CA$/, meaning: "CA: taxes are known for Canada only" },
  "image-path": {
    isValid: /^images\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|png|jpe?g|webp|avif|gif|ico)$/i,
    meaning: "a picture in images/",
  },
  "image-size": { isValid: /^(SMALL|BIG|BANNER|\d+x\d+)(_FR)?$/, meaning: "SMALL, BIG, BANNER or a size" },
  "framing-site": {
    isValid: isFramingSite,
    meaning: "an https origin without a path, such as https://www.example.com or https://*.example.com",
  },
  "host-name": {
    isValid: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    meaning: "a host name in lower case such as www.example.com, without https:// and without a path",
  },
  "tag-manager": {
    isValid: new RegExp(TAG_MANAGER_ID),
    meaning: "the id of a tag manager's container, such as GTM-AB12CD",
  },
  "web-address": {
    isValid: /^https:\/\/[^\s"<>]+$/,
    meaning: "an https address such as https://www.example.com/page",
  },
  "page-address": {
    isValid: /^(https?:\/|\/(?!\/)[^\s"<>])[^\s"<>]*$/,
    meaning: "an address such as https://www.example.com/page, or a path such as /fr/pages",
  },
  "offer-code": { isValid: isOfferCode, meaning: "a code: 3 to 40 letters, digits and hyphens" },
  "plan-file": { isValid: planFilePattern, meaning: "the name of a JSON file beside this one" },
}

const ajv = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  strict: true,
  verbose: true,
  passContext: true,
  useDefaults: true,
})
for (const [name, { isValid }] of Object.entries(formats)) ajv.addFormat(name, isValid)
ajv.addKeyword({ keyword: "money", validate: isWholeMoney, errors: false })

/** The file's own characters are looked at; ajv hands on the file as `this`. */
function isWholeMoney(
  this: Source,
  _schema: unknown,
  value: unknown,
  _parent?: unknown,
  at?: { readonly instancePath: string },
): boolean {
  return isWholeCents(moneyAsTyped(this, pathOf(this.value, at?.instancePath ?? ""), value), value)
}

export type ShapeCheck<Shape> = (source: Source) => Checked<Shape> | readonly ImportProblem[]

export const checkTenant = shapeCheck<TenantFile>(tenantSchema)
export const checkVenue = shapeCheck<VenueFile>(venueSchema)
export const checkPage = shapeCheck<PageFile>(pageSchema)
export const checkStaticPage = shapeCheck<StaticPageFile>(staticPageSchema)
export const checkOutlets = shapeCheck<OutletsFile>(outletsSchema)
export const checkBanners = shapeCheck<BannersFile>(bannersSchema)
export const checkNewsletters = shapeCheck<NewslettersFile>(newslettersSchema)

/** A check of a file against a schema, compiled when it is first needed. */
export function shapeCheck<Shape>(schema: object): ShapeCheck<Shape> {
  let validate: ValidateFunction<Shape> | undefined
  return (source) => {
    validate ??= ajv.compile<Shape>(schema)
    const { value } = source
    if (validate.call(source, value)) return { source, value: value as Shape }
    const errors = validate.errors ?? []
    const asked = new Set(
      errors.flatMap(({ keyword, instancePath }) => (keyword === "money" ? instancePath : [])),
    )
    return errors
      .filter(({ keyword, instancePath }) => keyword === "money" || !asked.has(instancePath))
      .filter(({ keyword }) => keyword !== "propertyNames")
      .map((error) => shapeProblem(source, error))
  }
}

function shapeProblem(source: Source, error: ErrorObject): ImportProblem {
  const path = pathOf(source.value, error.instancePath)
  if (error.keyword === "additionalProperties") {
    const name = String(error.params.additionalProperty)
    const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {})
    const unknown = known.length > 0 ? `unknown field; ${list(known)} are known` : "unknown field"
    // A name without a value is what YAML makes of the text behind a comma.
    const isRestOfText = valueAt(source.value, [...path, name]) === null
    return source.problem([...path, name], isRestOfText ? `${unknown}; ${quotesNeeded}` : unknown)
  }
  if (error.keyword === "required")
    return source.problem([...path, String(error.params.missingProperty)], "missing")
  if (error.propertyName !== undefined)
    return source.problem([...path, error.propertyName], messageOf(error, error.propertyName))
  const value = valueAt(source.value, path)
  if (error.keyword === "money") return source.problem(path, moneyQuestion(moneyAsTyped(source, path, value)))
  const isMoney = error.keyword === "type" && error.parentSchema?.money === true
  return source.problem(path, isMoney ? `${messageOf(error, value)}: ${wholeCents}` : messageOf(error, value))
}

function messageOf(error: ErrorObject, value: unknown): string {
  const limit = error.params.limit as number | undefined
  switch (error.keyword) {
    case "type":
      return notA(value, `of type ${[error.params.type].flat().join(" or ")}`)
    case "enum":
      return notA(value, `one of ${list(error.params.allowedValues as string[])}`)
    case "format":
      return notA(value, meaningOf(error))
    case "minLength":
      return limit === 1 ? "empty" : `shorter than ${limit} characters`
    case "maxLength":
      return `longer than ${limit} characters`
    case "minItems":
    case "minProperties":
      return limit === 1 ? "empty" : `fewer than ${limit} entries`
    case "maxItems":
      return `more than ${limit} entries`
    case "uniqueItems":
      return `entries ${error.params.j} and ${error.params.i} are the same`
    default:
      return `${shown(value)} ${error.message ?? "is not accepted"}`
  }
}

const meaningOf = (error: ErrorObject): string =>
  formats[String(error.params.format)]?.meaning ?? String(error.params.format)

const notA = (value: unknown, what: string): string => `${shown(value)} is not ${what}`

/** A value as the file shows it, cut when long. */
function shown(value: unknown): string {
  const json = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? "nothing")
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

const list = (names: readonly string[]): string => names.join(", ")

/** A JSON pointer as the keys and positions it means. */
function pathOf(root: unknown, pointer: string): Path {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
  const path: (string | number)[] = []
  for (const step of steps) path.push(Array.isArray(valueAt(root, path)) ? Number(step) : step)
  return path
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root)
