import { describe, expect, it } from "vitest"
import {
  altered,
  contract,
  type Json,
  listAt,
  type Place,
  read,
  type Spoilt,
} from "./document.test-support.ts"
import { type Fields, fieldComplaints, spoiltFields } from "./fields.test-support.ts"

/** What one row of the requirements says of an entity; fields it does not name are extensions. */
export interface Entity {
  /** The requirement's id in brackets, then the entity's name. */
  readonly title: string
  readonly schema: string
  readonly fields: Fields
}

/** What one row says of an enumeration: these values, in any order, and no other. */
export interface Enumeration {
  readonly title: string
  readonly schema: string
  readonly values: readonly string[]
}

export const schemaPlace = (name: string): Place => ["components", "schemas", name]

const entityComplaints = (document: Json, { schema, fields }: Entity): string[] =>
  fieldComplaints(document, schemaPlace(schema), fields)

/** One case a row, and the proof that each fails when a field goes, changes its kind or its need. */
export function describeEntities(area: string, entities: readonly Entity[]): void {
  describe(`entities: ${area}`, () => {
    it.each(entities)("$title", (entity) => {
      expect(entityComplaints(contract, entity)).toEqual([])
      expect(read(contract, [...schemaPlace(entity.schema), "additionalProperties"])).toBe(false)
    })

    const spoilt = entities.flatMap((entity) =>
      spoiltFields(contract, schemaPlace(entity.schema), entity.fields).map((one) => ({ entity, ...one })),
    )
    it(`are missed when they change: ${entities.length} entities, ${spoilt.length} ways`, () => {
      const unnoticed = spoilt.filter(
        ({ entity, document }) => entityComplaints(document, entity).length === 0,
      )
      expect(unnoticed.map(({ entity, how }) => `${entity.schema} ${how}`)).toEqual([])
    })
  })
}

function enumerationComplaints(document: Json, { schema, values }: Enumeration): string[] {
  const found = listAt(document, [...schemaPlace(schema), "enum"])
  return [
    ...values.filter((value) => !found.includes(value)).map((value) => `lacks ${value}`),
    ...found.filter((value) => !values.includes(String(value))).map((value) => `has ${value} too`),
  ]
}

function spoiltEnumerations(document: Json, { schema, values }: Enumeration): Spoilt[] {
  const place = [...schemaPlace(schema), "enum"]
  return [
    ...values.map((value) => ({
      how: `without ${value}`,
      document: altered(
        document,
        place,
        values.filter((one) => one !== value),
      ),
    })),
    ...values.map((value) => ({
      how: `with ${value} in other letters`,
      document: altered(
        document,
        place,
        values.map((one) => (one === value ? `${one}~` : one)),
      ),
    })),
    { how: "with another value", document: altered(document, place, [...values, "ANOTHER"]) },
  ]
}

/** One case a row, and the proof that each fails when a value goes, is spelt otherwise or comes in addition. */
export function describeEnumerations(enumerations: readonly Enumeration[]): void {
  describe("enumerations", () => {
    it.each(enumerations)("$title", (one) => {
      expect(enumerationComplaints(contract, one)).toEqual([])
    })

    const spoilt = enumerations.flatMap((one) =>
      spoiltEnumerations(contract, one).map((way) => ({ one, ...way })),
    )
    it(`are missed when they change: ${enumerations.length} enumerations, ${spoilt.length} ways`, () => {
      const unnoticed = spoilt.filter(
        ({ one, document }) => enumerationComplaints(document, one).length === 0,
      )
      expect(unnoticed.map(({ one, how }) => `${one.schema} ${how}`)).toEqual([])
    })
  })
}
