import { document } from "@parterre/contract/document"
import { expect, it } from "vitest"
import { maskedPath, maskOf, parametersOf } from "./masked-path.ts"

const secret = parametersOf(document).filter((one) => one["x-secret"] === true)

it("masks every secret of the contract, whichever operation has it in its path", () => {
  expect(secret.length).toBeGreaterThan(15)
  for (const { path, name } of secret) {
    const url = path.replace(`{${name}}`, "mine-AbC.1").replaceAll(/\{\w+\}/g, "any")
    expect(maskedPath(`${url}?x=1`), path).not.toContain("mine")
  }
})

it("masks a secret that several paths share", () => {
  const mask = maskOf({
    paths: { "/v1/doors/{key}": { parameters: [{ $ref: "#/components/parameters/key" }] } },
    components: { parameters: { key: { name: "key", "x-secret": true } } },
  })
  expect(mask("/v1/doors/mine")).toBe("/v1/doors/[secret]")
})

it("masks what a path of an older version, or a page, has of a secret, and tells what was done with it", () => {
  for (const [path, told] of [
    ["/v1/ticket-gifts/tok/pdf", "/v1/ticket-gifts/[secret]/pdf"],
    ["/v9/ticket-gifts/tok", "/v9/ticket-gifts/[secret]"],
    ["/v1/refresh-tokens/tok/actions/authorize", "/v1/refresh-tokens/[secret]/actions/authorize"],
    ["/v1/xverify/address/1 rue/Laval/CA/H0H0H0", "/v1/xverify/address/[secret]"],
    ["/fr/client/client-reset-password/tok", "/fr/client/client-reset-password/[secret]"],
    ["/en/newsletters/leave/tok", "/en/newsletters/leave/[secret]"],
    ["/wallet/petit/v1/devices/d/registrations/t/s", "/wallet/petit/v1/devices/[secret]"],
  ] as const)
    expect(maskedPath(path)).toBe(told)
})

it("tells a path that has no parameter as it is", () => {
  expect(maskedPath("/v1/refresh-tokens/permission?x=1")).toBe("/v1/refresh-tokens/permission")
})

it("says no email by which staff name a client", () => {
  for (const email of ["marie@exemple.ca", "marie%40exemple.ca"]) {
    expect(maskedPath(`/v1/support/clients/${email}`)).toBe("/v1/support/clients/[secret]")
    expect(maskedPath(`/v1/support/clients/${email}/actions/close`)).toBe(
      "/v1/support/clients/[secret]/actions/close",
    )
  }
  expect(maskedPath("/v1/support/clients/0193aa?x=1")).toBe("/v1/support/clients/0193aa")
  // However long an address is.
  const long = `/v1/events/${"a".repeat(16_000)}`
  const before = process.cpuUsage()
  for (let times = 0; times < 20; times++) expect(maskedPath(long)).toBe(long)
  expect(process.cpuUsage(before).user / 20 / 1000).toBeLessThan(15)
})
