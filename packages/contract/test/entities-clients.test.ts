import { expect, it } from "vitest"
import { contract, namesAt, type Place, read } from "./document.test-support.ts"
import { describeEntities, schemaPlace } from "./entities.test-support.ts"

describeEntities("clients and sessions", [
  {
    title: "[ENT-026] Key-server record in session",
    schema: "KeyRecord",
    fields: {
      pageId: "string",
      id: "string",
      type: "KeyKind!",
      keyserver: "object",
      "keyserver.url": "string!",
      "keyserver.token": "string!",
    },
  },
  {
    title: "[ENT-028] Session: its refresh token",
    schema: "RefreshToken",
    fields: { refreshToken: "string!", userId: "string!", expiration: "date-time!", oauthType: "string!" },
  },
  {
    title: "[ENT-028] Session: its user",
    schema: "User",
    fields: { account: "Account!", producerId: "string" },
  },
  {
    title: "[ENT-028] Session: its producer",
    schema: "Producer",
    fields: { id: "string!", name: "string!" },
  },
  { title: "[ENT-028] Session: its selected account", schema: "Account", fields: { code: "string!" } },
  { title: "[ENT-028] Session: its token", schema: "Session", fields: { sessionToken: "string!" } },
  {
    title: "[ENT-029] Client",
    schema: "Client",
    fields: {
      id: "string",
      email: "string!",
      username: "string",
      firstname: "string!",
      lastname: "string!",
      language: "fr | en",
      company: "string",
      title: "string",
      addresses: "Address[]",
      phones: "Phone[]",
      accountId: "string",
      isCompletedProfile: "boolean",
      mustChangePassword: "boolean",
      password: "string",
      confirmation: "string",
    },
  },
  {
    title: "[ENT-030] Address",
    schema: "Address",
    fields: {
      addressLine1: "string!",
      addressLine2: "string",
      appartment: "string",
      city: "string!",
      zipCode: "string!",
      country: "string!",
      company: "string",
      unitType: "APARTMENT | SUITE | UNIT",
      type: "AddressType!",
      province: "string",
    },
  },
  { title: "[ENT-031] Phone", schema: "Phone", fields: { type: "PhoneType!", number: "string!" } },
])

const field = (schema: string, name: string): Place => [...schemaPlace(schema), "properties", name]
const fieldsOf = (schema: string) => namesAt(contract, [...schemaPlace(schema), "properties"])

const passwords = ["password", "confirmation", "oldPassword"]

it("sends a client's passwords and never answers them [ENT-029]", () => {
  for (const name of passwords) expect(read(contract, [...field("Client", name), "writeOnly"])).toBe(true)
})

it("keeps every field of a client with a sale, except passwords [ENT-029]", () => {
  const kept = fieldsOf("Client").filter((name) => !passwords.includes(name))
  expect(fieldsOf("Buyer")).toEqual(kept)
  for (const name of kept)
    expect(read(contract, field("Buyer", name)), name).toEqual(read(contract, field("Client", name)))
})

it("names the roles of those who have one [PERM-001]", () => {
  expect(read(contract, [...schemaPlace("Role"), "enum"])).toEqual(["CLIENT", "ADMIN"])
})
