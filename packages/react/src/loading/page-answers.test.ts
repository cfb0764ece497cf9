import { expect, it, vi } from "vitest"
import { answersOfPage, collectAnswers } from "./page-answers.ts"

it("are good for a minute, and not once they are forgotten", () => {
  let now = 0
  const answers = answersOfPage({ "pages fr": ["le-cid"] }, () => now)
  expect([answers.peek("pages fr"), answers.peek("pages en")]).toEqual([["le-cid"], undefined])
  now = 60_000
  expect(answers.peek("pages fr")).toEqual(["le-cid"])
  now = 60_001
  expect(answers.peek("pages fr")).toBeUndefined()
  const again = answersOfPage({ "pages fr": [] }, () => now)
  again.forget()
  expect(again.peek("pages fr")).toBeUndefined()
})

it("are what a page begins with where the device's clock is ahead", () => {
  let now = 3_600_000
  const answers = answersOfPage({ "pages fr": ["le-cid"] }, () => now, 20_000)
  expect(answers.peek("pages fr")).toEqual(["le-cid"])
  now += 5_001
  expect(answers.peek("pages fr")).toBeUndefined()
})

it("are not good from the moment on at which a sale opens", () => {
  let now = 0
  const answers = answersOfPage({ "pages fr": ["le-cid"] }, () => now, 20_000)
  now = 19_999
  expect(answers.peek("pages fr")).toEqual(["le-cid"])
  now = 20_000
  expect(answers.peek("pages fr")).toBeUndefined()
})

it("are asked for once by all who draw a page, and written down for the browser", async () => {
  const answers = collectAnswers()
  const load = vi.fn(async () => ["le-cid"])
  const [first, second] = [answers.read?.("pages fr", load), answers.read?.("pages fr", load)]
  expect(first).toBe(second)
  expect(await first).toEqual(["le-cid"])
  expect(load).toHaveBeenCalledOnce()
  expect(answers.all()).toEqual({ "pages fr": ["le-cid"] })
})

it("leave out what could not be had", async () => {
  const answers = collectAnswers()
  await expect(answers.read?.("page fr", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone")
  expect(answers.all()).toEqual({})
})
