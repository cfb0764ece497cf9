import { cleanup, render } from "ink-testing-library"
import { afterEach, expect, it, vi } from "vitest"
import { SignInScreen } from "./SignInScreen.tsx"

afterEach(cleanup)

it("never shows the password, says why it was refused, and ends when it is right", async () => {
  const signIn = vi.fn(async ({ password }: { password: string }) => {
    if (password !== "right") throw new Error("refused")
  })
  const onEnd = vi.fn()
  const known = { server: "http://shop.test", site: "belvedere", username: "ada@belvedere.example" }
  const { lastFrame, stdin, frames } = render(
    <SignInScreen
      known={known}
      language="fr"
      color={false}
      signIn={signIn}
      explain={() => "Le mot de passe est inexact."}
      onEnd={onEnd}
    />,
  )
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 })
  const shows = (text: string) => until(() => expect(lastFrame()).toContain(text))
  await until(() => expect(stdin.listenerCount("readable")).toBeGreaterThan(0))
  stdin.write("wrong")
  await shows("•••••")
  stdin.write("\r")
  await shows("Le mot de passe est inexact.")
  stdin.write("right")
  await shows("•••••")
  stdin.write("\r")
  await until(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(signIn).toHaveBeenLastCalledWith({ ...known, password: "right" })
  expect(frames.join("")).not.toMatch(/wrong|right/)
})
