import { describe, expect, it } from "vitest"
import { unknownVariables } from "./unknown-variables.ts"

describe("a variable that nothing reads", () => {
  const told = (...names: string[]) =>
    unknownVariables(Object.fromEntries(names.map((name) => [name, "1"]))).join("\n")

  it("is told with the known one that is most like it", () => {
    expect(told("LIMIT_PER_MINUT")).toBe("LIMIT_PER_MINUT is unknown and changes nothing: LIMIT_PER_MINUTE?")
    expect(told("KEEP_CART_DAYS")).toContain("KEEP_CARTS_DAYS?")
    expect(told("METRIC_PORT")).toBe("")
    expect(told("METRICS_POTR")).toContain("METRICS_PORT?")
    expect(told("PARTERRE_MODUS")).toContain("PARTERRE_MODE?")
  })

  it("is not one that is read, set or not, nor one of others", () => {
    expect(told("LIMIT_STREAMS_PER_ADDRESS", "METRICS_HOST", "PARTERRE_MODE", "TICKET_SIGNING_KEY")).toBe("")
    expect(told("PATH", "PAYSAFE_API_KEY_BELV", "PARTERRE_SERVER", "PARTERRE_SITE")).toBe("")
  })
})
