import type { SocialProvider } from "@parterre/contract"
import { useCart, useSocialSignIn } from "@parterre/react"
import { isProblem, isSdkFailure, type SdkFailure, type SocialReturn } from "@parterre/sdk"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { returnPath } from "../../../shared/navigation/return-path.ts"
import { Link, useLocation } from "../../../shared/navigation/router.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { ClientScreen, Ways } from "../ClientScreen.tsx"
import { useAfterLogin } from "../use-after-login.ts"
import { useSubmit } from "../use-submit.ts"
import { PROVIDER_NAMES } from "./provider-names.ts"

/** Where Google and Facebook lead back to: logs in with what they sent, and leads on to where the shopper was. */
export default function SocialReturnScreen() {
  const { hash } = useLocation()
  const { finish } = useSocialSignIn()
  const leadOn = useAfterLogin()
  // Read once: what is in the address is good once, and is taken out of it.
  const [brought] = useState(() => broughtBack(hash))
  const [failure, setFailure] = useState<SdkFailure>()
  const begun = useRef(false)
  const go = async (back: SocialReturn) => {
    try {
      leadOn(await finish(back))
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      setFailure(error)
    }
  }
  const start = useRef(go)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, "", `${pathname}${search}`)
    void start.current(brought)
  }, [brought])
  return failure === undefined ? (
    <Waiting provider={brought.provider} />
  ) : (
    <SocialFailed provider={brought.provider} failure={failure} />
  )
}

/** What a provider sent back, out of the fragment of an address; nothing else of it is believed. */
export function broughtBack(hash: string): SocialReturn {
  const given = new URLSearchParams(hash.replace(/^#/, ""))
  const read = (name: "state" | "code" | "iss" | "error") => {
    const value = given.get(name)
    return value === null || value === "" ? {} : { [name]: value }
  }
  return {
    provider: given.get("provider") === "FACEBOOK" ? "FACEBOOK" : "GOOGLE",
    ...read("state"),
    ...read("code"),
    ...read("iss"),
    ...read("error"),
  }
}

function Waiting({ provider }: { readonly provider: SocialProvider }) {
  const { t } = useTexts()
  return (
    <ClientScreen title={t("client.social.title", { provider: PROVIDER_NAMES[provider] })}>
      <p role="status">{t("client.social.checking")}</p>
      <Skeleton $height="96px" />
    </ClientScreen>
  )
}

interface SocialFailedProps {
  readonly provider: SocialProvider
  readonly failure: SdkFailure
}

/** Why nobody is logged in, what is kept all the same, and each way on [ERR-025]…[ERR-028]. */
export function SocialFailed({ provider, failure }: SocialFailedProps) {
  const { t } = useTexts()
  const links = useLinks()
  const { search } = useLocation()
  const { quantity } = useCart()
  const { begin } = useSocialSignIn()
  const { busy, submit } = useSubmit()
  const back = returnPath(search)
  const onward = back === undefined ? "" : search
  const name = PROVIDER_NAMES[provider]
  const hasAccount = isProblem(failure, "social-account-exists")
  return (
    <ClientScreen title={t("client.social.failed")}>
      <Notice tone="warning" role="alert">
        <p>{failure.message}</p>
      </Notice>
      {hasAccount && provider === "GOOGLE" && <p>{t("client.social.joins", { provider: name })}</p>}
      {quantity > 0 && <p>{t("client.social.cartKept")}</p>}
      <Choices>
        <ButtonLink to={links.to(`/client/login${onward}`)}>{t("client.social.useEmail")}</ButtonLink>
        {!hasAccount && (
          <Button kind="quiet" isPending={busy} onPress={() => void submit(() => begin(provider, back))}>
            {t("client.social.again", { provider: name })}
          </Button>
        )}
      </Choices>
      {hasAccount && (
        <Ways>
          <Link to={links.to("/client/client-forgot-password")}>{t("client.login.forgot")}</Link>
        </Ways>
      )}
    </ClientScreen>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`
