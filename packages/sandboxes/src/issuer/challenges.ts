import { base64UrlJson, readBase64UrlJson } from "../scope.ts"

/** What the issuer reports: authenticated, refused, or could not be performed. */
export type ChallengeStatus = "Y" | "N" | "U"

export interface ChallengeRequest {
  readonly acsTransId: string
  readonly serverTransId: string
  readonly version: string
  readonly merchant: string
  /** cents */
  readonly amount: number
  readonly currency: string
  readonly lastFour: string
  /** What the right code leads to: the card decides. */
  readonly ending: ChallengeStatus
  readonly notificationUrl: string
  /** epoch milliseconds */
  readonly startedAt: number
  /** Tells the processor, server to server, before the browser is sent back. */
  readonly report: (status: ChallengeStatus) => void
}

export interface IssuerChallenge extends ChallengeRequest {
  wrongCodes: number
  status?: ChallengeStatus
}

export type CodeAnswer = "wrong" | ChallengeStatus

export interface Issuer {
  /** Starts a challenge and gives the `creq` to post to the issuer page. */
  open(request: ChallengeRequest): string
  /** The challenge that a `creq` names, when its ids, type and window size are sound. */
  fromCreq(creq: string): IssuerChallenge | undefined
  byId(acsTransId: string): IssuerChallenge | undefined
  enterCode(challenge: IssuerChallenge, code: string): CodeAnswer
  cancel(challenge: IssuerChallenge): void
  /** The result message for the browser to carry back. */
  cres(challenge: IssuerChallenge): string
  reset(): void
}

export const RIGHT_CODE = "1234"
export const MOST_WRONG_CODES = 3
/** Milliseconds of inactivity after which an issuer gives up. */
export const CHALLENGE_LIFETIME = 600_000
const WINDOW_SIZES = ["01", "02", "03", "04", "05"]

export function createIssuer(): Issuer {
  const challenges = new Map<string, IssuerChallenge>()

  function finish(challenge: IssuerChallenge, status: ChallengeStatus): ChallengeStatus {
    challenge.status ??= status
    challenge.report(challenge.status)
    return challenge.status
  }

  return {
    open(request) {
      challenges.set(request.acsTransId, { ...request, wrongCodes: 0 })
      return base64UrlJson({
        threeDSServerTransID: request.serverTransId,
        acsTransID: request.acsTransId,
        messageVersion: request.version,
        messageType: "CReq",
        challengeWindowSize: "02",
      })
    },
    fromCreq(creq) {
      const message = readBase64UrlJson(creq)
      const challenge = challenges.get(String(message?.acsTransID))
      const sound =
        message?.messageType === "CReq" &&
        message.threeDSServerTransID === challenge?.serverTransId &&
        WINDOW_SIZES.includes(String(message.challengeWindowSize))
      return sound ? challenge : undefined
    },
    byId: (acsTransId) => challenges.get(acsTransId),
    enterCode(challenge, code) {
      if (challenge.status !== undefined) return challenge.status
      if (code.trim() === RIGHT_CODE) return finish(challenge, challenge.ending)
      challenge.wrongCodes += 1
      return challenge.wrongCodes < MOST_WRONG_CODES ? "wrong" : finish(challenge, "N")
    },
    cancel(challenge) {
      if (challenge.status === undefined) finish(challenge, "N")
    },
    cres: (challenge) =>
      base64UrlJson({
        threeDSServerTransID: challenge.serverTransId,
        acsTransID: challenge.acsTransId,
        messageVersion: challenge.version,
        messageType: "CRes",
        transStatus: challenge.status ?? "N",
      }),
    reset: () => challenges.clear(),
  }
}
