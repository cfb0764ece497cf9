import { document } from "@parterre/contract/document"

interface Parameter {
  readonly name: string
  readonly "x-secret"?: boolean
}

/** What is said of a path; the contract tells its parameters once for all of its operations. */
interface Item {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
}

type Contract = Readonly<Record<string, unknown>>

const pathsOf = ({ paths }: Contract) => Object.entries(paths as Readonly<Record<string, Item>>)

/** The path parameters of a contract, those that several paths share too. */
export function parametersOf(contract: Contract): (Parameter & { readonly path: string })[] {
  const components = contract.components as { readonly parameters: Readonly<Record<string, Parameter>> }
  return pathsOf(contract).flatMap(([path, { parameters = [] }]) =>
    parameters.map((said) => {
      const one = "$ref" in said ? components.parameters[said.$ref.split("/").at(-1) ?? ""] : said
      if (one === undefined) throw new Error(`${path} names a parameter that there is not`)
      return { ...one, path }
    }),
  )
}

/** Where a path parameter that the contract calls a secret begins, as an expression: `/v1/ticket-gifts/`. */
function secretPlaces(contract: Contract): string[] {
  const secret = parametersOf(contract).filter((one) => one["x-secret"] === true)
  return [...Map.groupBy(secret, ({ path }) => path)].map(([path, ofPath]) => {
    const begins = Math.min(...ofPath.map(({ name }) => path.indexOf(`{${name}}`)))
    // Whatever version is asked for: one that there is not is logged too.
    const before = path.slice(0, begins).replace(/^\/v\d+/, "")
    return before.replaceAll(/\{\w+\}/g, "[^/]+")
  })
}

/** Pages of the storefront whose address ends with a token, and what a device asks for a pass by its name and serial. */
const otherPlaces = [
  "/client-reset-password/",
  "/client-confirm-email/",
  "/client-undo-email/",
  "/ticket-gift/",
  "/subscription-renewal/",
  "/newsletters/\\w+/",
  "/wallet/[^/]+/v1/(?:devices|passes)/",
]

/** What masks the paths of a contract: without their query and without the secrets some operations carry in them. */
export function maskOf(contract: Contract): (url: string) => string {
  const secrets = new RegExp(
    `(${[...new Set([...secretPlaces(contract), ...otherPlaces])].join("|")}).+?(?=/actions/|/pdf$|$)`,
  )
  // Paths without parameters: `/v1/refresh-tokens/permission` is no token.
  const plainPaths = new Set(pathsOf(contract).flatMap(([path]) => (path.includes("{") ? [] : [path])))
  return (url) => {
    const path = url.split("?", 1)[0] ?? ""
    if (plainPaths.has(path)) return path
    // Staff may name a client by email.
    const parts = path.split("/").map((part) => (/@|%40/.test(part) ? "[secret]" : part))
    return parts.join("/").replace(secrets, "$1[secret]")
  }
}

/** The path without its query and without the secrets some operations carry in it. */
export const maskedPath = maskOf(document)
