import type { Knex } from "knex"
import { expect, it } from "vitest"
import { recent, recentOfDatabase } from "./recent.ts"

const counting = () => {
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return name
  }
  return { made, make }
}

it("makes a thing once, also for two callers at the same time", async () => {
  const { made, make } = counting()
  const keep = recent<string>(10, () => 1)
  await Promise.all([keep("a", make("a")), keep("a", make("a"))])
  await keep("a", make("a"))
  expect(made).toEqual(["a"])
})

it("drops what was asked for longest ago when it holds too much", async () => {
  const { made, make } = counting()
  const keep = recent<string>(2, () => 1)
  for (const name of ["a", "b", "a", "c", "a", "b"]) await keep(name, make(name))
  expect(made).toEqual(["a", "b", "c", "b"])
})

it("forgets what could not be made", async () => {
  const keep = recent<string>(2, () => 1)
  await expect(keep("a", async () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await keep("a", async () => "a")).toBe("a")
})

it("counts what it dropped while it was being made as gone", async () => {
  const { made, make } = counting()
  const keep = recent<string>(2, () => 1)
  let finish = (_name: string) => {}
  const slow = keep("slow", () => new Promise<string>((resolve) => (finish = resolve)))
  for (const name of ["a", "b", "c"]) await keep(name, make(name))
  finish("slow")
  expect(await slow).toBe("slow")
  for (const name of ["d", "e", "d", "e"]) await keep(name, make(name))
  expect(made).toEqual(["a", "b", "c", "d", "e"])
})

it("keeps the things of two databases apart, and those of a transaction with its database's", async () => {
  const { made, make } = counting()
  const database = (config = {}) => ({ client: { config } }) as unknown as Knex
  const keep = recentOfDatabase<string>(10, () => 1)
  const [one, other] = [database(), database()]
  await keep(one, "a", make("one"))
  await keep(other, "a", make("other"))
  expect(await keep(database(one.client.config), "a", make("again"))).toBe("one")
  expect(made).toEqual(["one", "other"])
})
