import { hash } from "@node-rs/argon2"
import type { Knex } from "knex"

/** Whom every small house employs: she may do all that support may. */
export const ada = { username: "ada@petit.example", password: "secret" } as const

/** Gives a website its member of the staff. */
export async function employAda(db: Knex, websiteId: string): Promise<void> {
  const id = `ada-${websiteId}`
  await db("staff").insert({
    id,
    website_id: websiteId,
    email: ada.username,
    name: "Ada",
    password_hash: await hash(ada.password),
  })
  await db("staff_permissions").insert({ staff_id: id, permission: 28, website_id: websiteId })
}

/** Signs her in at a server; her token. */
export async function signInAda(address: string, websiteId: string): Promise<string> {
  const answer = await fetch(`${address}/v1/refresh-tokens?subdomain=${websiteId}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ada),
  })
  return ((await answer.json()) as { refreshToken: string }).refreshToken
}

/** Asks of carts as she does with her token, at a website; what it answers. */
export async function askCarts<Body>(
  {
    address,
    websiteId,
    token,
  }: { readonly address: string; readonly websiteId: string; readonly token: string },
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${address}/v1/support/carts/${path}?subdomain=${websiteId}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body & { code?: string } }
}
