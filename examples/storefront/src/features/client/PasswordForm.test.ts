import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { leadOnLater } from "./PasswordForm.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each(["client/login", "client/auth/profile"] as const)(
  "leads to %s two seconds after a password was set",
  (place) => {
    const go = vi.fn()
    leadOnLater(place, go)
    vi.advanceTimersByTime(1999)
    expect(go).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(go.mock.calls).toEqual([[place]])
  },
)

it("leads nowhere once it was called off", () => {
  const go = vi.fn()
  leadOnLater("client/login", go)()
  vi.advanceTimersByTime(5000)
  expect(go).not.toHaveBeenCalled()
})
