import { checkProcessorBaseUrl } from "./processor-base-url.ts"

export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = "ConfigError"
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

export type EnvironmentReader = ReturnType<typeof environmentReader>

/** Reads variables as what they have to be; the first that is not is told by name, as a `ConfigError`. */
export function environmentReader(environment: Environment) {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value => {
    const given = text(name)
    if (given === undefined) return otherwise
    const found = values.find((value) => value === given)
    if (found === undefined) throw new ConfigError(`${name}: "${given}" is not one of ${values.join(", ")}`)
    return found
  }
  const integer = (name: string, otherwise: number, min: number, max = Number.MAX_SAFE_INTEGER): number => {
    const given = text(name)
    if (given === undefined) return otherwise
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
    if (!(value >= min && value <= max))
      throw new ConfigError(`${name}: "${given}" is not a whole number ${range}`)
    return value
  }
  return {
    text,
    oneOf,
    integer,
    /** From 0 to 1. */
    share(name: string, otherwise: number): number {
      const given = text(name)
      const value = given === undefined ? otherwise : Number(given)
      if (!(value >= 0 && value <= 1)) throw new ConfigError(`${name}: "${given}" is not between 0 and 1`)
      return value
    },
    /** Milliseconds of so many days, one at least. */
    days: (name: string, otherwise: number): number => integer(name, otherwise, 1, 36_500) * 86_400_000,
    flag: (name: string, otherwise: boolean): boolean =>
      oneOf(name, ["true", "false", "1", "0"], otherwise ? "true" : "false").replace("1", "true") === "true",
    /** Never shows the value. */
    secret(name: string, shortest: number): string | undefined {
      const given = text(name)
      if (given !== undefined && given.length < shortest)
        throw new ConfigError(`${name}: shorter than ${shortest} characters`)
      return given
    },
    /** Secrets between spaces or commas. */
    secrets(name: string, shortest: number): readonly string[] {
      const given = (text(name) ?? "").split(/[\s,]+/).filter((one) => one !== "")
      if (given.some((one) => one.length < shortest))
        throw new ConfigError(`${name}: one of them is shorter than ${shortest} characters`)
      return given
    },
    /** Never shows the value: it can hold a password. */
    url(name: string, protocols: readonly string[]): string | undefined {
      const given = text(name)
      if (given === undefined) return undefined
      if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
        throw new ConfigError(`${name}: not a URL starting with ${protocols.join(" or ")}`)
      return given.replace(/\/$/, "")
    },
    processorUrl(name: string, production: boolean): string | undefined {
      const given = text(name)
      if (given === undefined) return undefined
      const problem = checkProcessorBaseUrl(given, production)
      if (problem !== undefined) throw new ConfigError(`${name}: ${problem}`)
      return given
    },
    list: (name: string): string[] =>
      (text(name) ?? "").split(",").flatMap((item) => (item.trim() === "" ? [] : [item.trim()])),
    pairs(name: string): ReadonlyMap<string, string> {
      const pairs = (text(name) ?? "").split(",").filter((pair) => pair.trim() !== "")
      return new Map(
        pairs.map((pair) => {
          const [host, subdomain, ...rest] = pair.split("=").map((part) => part.trim().toLowerCase())
          if (!host || !subdomain || rest.length > 0)
            throw new ConfigError(`${name}: "${pair}" is not host=subdomain`)
          return [host, subdomain]
        }),
      )
    },
  }
}
