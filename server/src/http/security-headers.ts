import { createHash } from "node:crypto"
import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { FastifyReply } from "fastify"
import helmet, { type HelmetOptions } from "helmet"

/** Origins that a page where shoppers pay needs beside its own: those of card fields, and of pages that forms lead to. */
export interface PaymentOrigins {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
  readonly forms: readonly string[]
  /** Whether a frame shows the page of a shopper's bank, which may be anywhere. */
  readonly anyBank?: boolean
  readonly pictures?: readonly string[]
  /** Whether a script of theirs writes styles into the page. */
  readonly ownStyles?: boolean
}

/** Origins that any page of a site may load from beside its own. */
export interface OtherOrigins {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
  readonly pictures: readonly string[]
}

export interface HeaderOptions {
  /** Whether the site is served over TLS. */
  readonly secure: boolean
  /** Where the local processors and the issuer's page are, for shops on hosts of their own. */
  readonly sandboxOrigin?: string
}

/** The hash of nothing: an empty `<style>`, whose rules a script of our own then adds. */
const EMPTY_STYLE = `'sha256-${createHash("sha256").digest("base64")}'`

/** The one rule that react-aria writes, for what can be pressed by touch; `e2e/drawn-pages.spec.ts` tells when it is another. */
const PRESSABLE_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/**
 * Lets the script that a page writes into itself run, by its hash, and of styles only those that it names, empty ones that a
 * script of ours fills, and those of elements: a page that all share can carry no nonce. A frontend that is not drawn here
 * may write styles as before, and so may one whose site offers a wallet that writes its own (`anyStyle`).
 */
export function letInline(
  reply: FastifyReply,
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
  anyStyle = false,
): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "")
  const styles = ["style-src-elem 'self'", EMPTY_STYLE, PRESSABLE_STYLE, ...styleHashes].join(" ")
  const ownScripts = policy.replace("script-src 'self'", ["script-src 'self'", ...scriptHashes].join(" "))
  const policyOfStyles = anyStyle ? "" : `;${styles};style-src-attr 'unsafe-inline'`
  reply.header("content-security-policy", `${ownScripts}${policyOfStyles}`)
}

const ownPages = "frame-ancestors 'self'"

/** Lets some sites, by their origins, frame an answer; all others stay out. */
export function letFrame(reply: FastifyReply, sites: readonly string[]): void {
  if (sites.length === 0) return
  const policy = String(reply.getHeader("content-security-policy") ?? ownPages)
  reply.header("content-security-policy", policy.replace(ownPages, [ownPages, ...sites].join(" ")))
  // It knows no list, and would keep the sites out where a browser goes by it.
  reply.removeHeader("x-frame-options")
}

/**
 * Lets a site's pages load the card fields of its own processor and the wallet that it offers, and nobody else's, and send
 * shoppers to its own page of Interac. Where banks verify shoppers, their challenge is a frame of any bank, filled by a form post.
 */
export function letPay(
  reply: FastifyReply,
  { scripts, frames, connections, forms, pictures = [], anyBank = false }: PaymentOrigins,
): void {
  const more: Readonly<Record<string, readonly string[]>> = {
    "script-src": scripts,
    "connect-src": connections,
    "img-src": pictures,
    "frame-src": anyBank ? ["https:"] : frames,
    "form-action": anyBank ? ["https:"] : forms,
  }
  const policy = String(reply.getHeader("content-security-policy") ?? "")
  const directives = policy.split(";").map((directive) => {
    const [name = ""] = directive.split(" ")
    return [directive, ...(more[name] ?? [])].join(" ")
  })
  reply.header("content-security-policy", directives.join(";"))
}

/** Lets a site's pages load what they need besides their payments: a tag manager, who tells positions, a map of places to stay. */
export function letLoad(reply: FastifyReply, origins: OtherOrigins): void {
  letPay(reply, { ...origins, forms: [] })
}

/** Headers for the storefront and the API. */
export function securityHeaders({ secure, sandboxOrigin }: HeaderOptions): Record<string, string> {
  const sandbox = sandboxOrigin === undefined ? [] : [sandboxOrigin]
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...sandbox],
        // styled-components writes <style> elements, and a tenant's header and footer may carry styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Every picture is an asset of the tenant: one of another site would tell that site who looks.
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sandbox],
        // A PDF once fetched is a blob.
        frameSrc: ["'self'", "blob:", ...sandbox],
        formAction: ["'self'", ...sandbox],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // Tenants show their posters on their own sites too.
    crossOriginResourcePolicy: { policy: "cross-origin" },
  })
}

/** What helmet sets, found out once: it is the same for every answer, and working it out costs more than sending it. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, (error) => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}
