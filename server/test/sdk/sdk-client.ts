import { createParterre, isSdkFailure, type ParterreOptions, type SdkFailure } from "@parterre/sdk"
import { onTestFinished, vi } from "vitest"

/** A request that the SDK sent and the answer it got. */
export interface Exchange {
  /** Method and path, such as `GET /v1/pages`. */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  /** The JSON sent; nothing for a request without a body. */
  readonly body: unknown
  readonly status: number
  readonly answered: Headers
}

/** The SDK as the client of a listening server, with all that went over the wire; gone with the test. */
export function sdkClient(
  address: string,
  subdomain: string | undefined,
  options: Partial<ParterreOptions> = {},
) {
  const exchanges: Exchange[] = []
  const shop = createParterre({
    baseUrl: address,
    ...(subdomain === undefined ? {} : { subdomain }),
    ...options,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.clone().text()
      const response = await fetch(request)
      exchanges.push({
        call: `${request.method} ${pathname}`,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: text === "" ? undefined : JSON.parse(text),
        status: response.status,
        answered: response.headers,
      })
      return response
    },
  })
  onTestFinished(() => shop.dispose())
  return {
    shop,
    exchanges,
    /** The exchanges of one call, in order. */
    of: (call: string): Exchange[] => exchanges.filter((one) => one.call === call),
  }
}

export type SdkClient = ReturnType<typeof sdkClient>

/** The failure that the SDK tells, as its caller catches it; anything else fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<SdkFailure> {
  const failure: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (isSdkFailure(failure)) return failure
  throw new Error(`expected a failure of the SDK, got ${String(failure)}`)
}

/** The device goes by the server's clock, so that what the SDK keeps for a time ages without anybody waiting. */
export function setDevice(clock: { now(): number }): void {
  vi.useFakeTimers({ toFake: ["Date"], now: clock.now() })
}

/** Moves the time of the server and of the device. */
export function pass(clock: { now(): number; pass(seconds: number): void }, seconds: number): void {
  clock.pass(seconds)
  vi.setSystemTime(clock.now())
}
