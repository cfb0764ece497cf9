import { describe, expect, it } from "vitest"
import { hashPassword, isPassword } from "./passwords.ts"

describe("a password", () => {
  it("is kept as argon2id, salted each time", async () => {
    const [one, other] = [await hashPassword("Corneille1637!"), await hashPassword("Corneille1637!")]
    expect(one).toMatch(/^\$argon2id\$/)
    expect(one).not.toBe(other)
    expect(await isPassword(one, "Corneille1637!")).toBe(true)
    expect(await isPassword(other, "Corneille1637!")).toBe(true)
    expect(await isPassword(one, "corneille1637!")).toBe(false)
  })

  it("opens nothing where there is none", async () => {
    expect(await isPassword(null, "")).toBe(false)
    expect(await isPassword(undefined, "Corneille1637!")).toBe(false)
  })

  it("costs a whole verification where there is none, or the time would tell", async () => {
    const hash = await hashPassword("Corneille1637!")
    await isPassword(undefined, "warm")
    const cpuOf = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage()
      for (let time = 0; time < 5; time += 1) await work()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known = await cpuOf(() => isPassword(hash, "wrong"))
    const unknown = await cpuOf(() => isPassword(undefined, "wrong"))
    // Skipping the verification costs next to nothing; a busy machine may double what one costs.
    expect(unknown).toBeGreaterThan(known / 4)
  })
})
