/** A schema as the contract writes it, its references followed. */
export interface BodySchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: BodySchema
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly maxProperties?: number
  readonly propertyNames?: BodySchema
  readonly additionalProperties?: BodySchema | boolean
}

/** A character outside the basic plane, escaped in JSON or percent-encoded in a form. */
const bytesOfCharacter = 12
/** A number or a boolean, written out. */
const bytesOfScalar = 32

/** Bytes of the largest value that fits a schema, without the spaces between its parts; infinite where it has no end. */
export function largestSize(schema: BodySchema): number {
  if (schema.enum !== undefined) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  return Math.max(...[schema.type ?? "anything"].flat().map((type) => sizeOfType(type, schema)))
}

function sizeOfType(type: string, schema: BodySchema): number {
  const { maxLength = Infinity, maxItems = Infinity, items = {} } = schema
  switch (type) {
    case "string":
      return 2 + maxLength * bytesOfCharacter
    case "array":
      return 2 + maxItems * (largestSize(items) + 1)
    case "object":
      return 2 + sum(Object.entries(schema.properties ?? {}).map(named)) + otherFields(schema)
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return bytesOfScalar
    default:
      return Infinity
  }
}

function named([name, schema]: [string, BodySchema]): number {
  return name.length + 4 + largestSize(schema)
}

function otherFields({
  additionalProperties = true,
  maxProperties = Infinity,
  propertyNames,
}: BodySchema): number {
  if (additionalProperties === false) return 0
  const name = 4 + (propertyNames?.maxLength ?? Infinity) * bytesOfCharacter
  return maxProperties * (name + largestSize(additionalProperties === true ? {} : additionalProperties))
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
