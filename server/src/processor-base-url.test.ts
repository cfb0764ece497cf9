import { describe, expect, it } from "vitest"
import { checkProcessorBaseUrl } from "./processor-base-url.ts"

describe("a processor's base URL", () => {
  it.each(["https://api.paysafe.com", "https://apis.globalpay.com/ucp", "https://api.stripe.com:443/"])(
    "%s is fit for production",
    (url) => expect(checkProcessorBaseUrl(url, true)).toBeUndefined(),
  )

  it.each([
    ["http://api.paysafe.com", "not-https"],
    ["http://localhost:4000/sandbox/paysafe", "not-https"],
    ["https://localhost:4000", "loopback"],
    ["https://shop.localhost./x", "loopback"],
    ["https://127.8.9.1", "loopback"],
    ["https://2130706433", "loopback"],
    ["https://0.0.0.0", "loopback"],
    ["https://[::1]:8443", "loopback"],
    ["https://[::ffff:127.0.0.1]", "loopback"],
    ["https://user:word@api.paysafe.com", "credentials-in-url"],
    ["ftp://api.paysafe.com", "not-a-url"],
    ["api.paysafe.com", "not-a-url"],
  ])("%s is refused in production as %s", (url, problem) => {
    expect(checkProcessorBaseUrl(url, true)).toBe(problem)
  })

  it("may be local elsewhere", () => {
    expect(checkProcessorBaseUrl("http://localhost:4000/sandbox/paysafe", false)).toBeUndefined()
  })
})
