import type { Page } from "playwright/test"

/** What the box office of the demo theatre sends with each request. */
export async function asBoxOffice({ request }: Page) {
  const params = { subdomain: "belvedere" }
  const data = { username: "soutien@belvedere.example", password: "parterre-demo" }
  const signedIn = await request.post("/v1/refresh-tokens", { params, data })
  const { refreshToken } = await signedIn.json()
  return { params, headers: { authorization: `Bearer ${refreshToken}` } }
}
