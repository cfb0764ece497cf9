import type { SocialProvider } from "@parterre/contract"
import { useSocialSignIn } from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { useSubmit } from "../use-submit.ts"
import { PROVIDER_NAMES } from "./provider-names.ts"

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[]
  readonly back: string | undefined
}

/** A button for each provider, which leads the window to it. */
export default function SocialButtons({ providers, back }: SocialButtonsProps) {
  const { t, language } = useTexts()
  const { privacyConsent = false, privacyUrl } = useSite().config
  const { begin } = useSocialSignIn()
  const { busy, submit } = useSubmit()
  const [opening, setOpening] = useState<SocialProvider>()
  // A page that the browser kept as it was left comes back with its buttons as they were at first.
  useEffect(() => {
    const again = () => setOpening(undefined)
    window.addEventListener("pageshow", again)
    return () => window.removeEventListener("pageshow", again)
  }, [])
  const open = async (provider: SocialProvider) => {
    if (busy || opening !== undefined) return
    setOpening(provider)
    if ((await submit(() => begin(provider, back))) === undefined) setOpening(undefined)
  }
  return (
    <Ways>
      <Or>{t("client.social.or")}</Or>
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="quiet"
          isPending={opening === provider}
          onPress={() => void open(provider)}
        >
          <ProviderSign provider={provider} />
          {t(opening === provider ? "client.social.opening" : "client.social.continue", {
            provider: PROVIDER_NAMES[provider],
          })}
        </Button>
      ))}
      {/* An account may come of it, which sign-up asks for consent to. */}
      {privacyConsent && (
        <Consent>
          {t("client.social.consent")}{" "}
          {privacyUrl !== undefined && (
            <a href={privacyUrl[language]} target="_blank" rel="noopener noreferrer">
              {t("client.signUp.policy")}
            </a>
          )}
        </Consent>
      )}
    </Ways>
  )
}

/** The sign of a provider in its own colours, as both ask for; beside its name, it says nothing by itself. */
function ProviderSign({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden focusable="false">
      {provider === "GOOGLE" ? (
        <g fill="none" strokeWidth="3.4">
          <path stroke="#ea4335" d="M15.3 4.7 A7.5 7.5 0 0 0 3.5 6.3" />
          <path stroke="#fbbc05" d="M3.5 6.3 A7.5 7.5 0 0 0 3.5 13.7" />
          <path stroke="#34a853" d="M3.5 13.7 A7.5 7.5 0 0 0 14.8 15.8" />
          <path stroke="#4285f4" d="M14.8 15.8 A7.5 7.5 0 0 0 17.5 10 H10" />
        </g>
      ) : (
        <>
          <circle cx="10" cy="10" r="10" fill="#0866ff" />
          <path
            fill="none"
            stroke="#fff"
            strokeWidth="2.6"
            d="M10 20 V8 C10 5.8 11.2 4.8 13.6 5 M7 10.6 H13.2"
          />
        </>
      )}
    </svg>
  )
}

const Consent = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`

const Ways = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  &::before, &::after { content: ""; flex: 1; border-top: 1px solid ${({ theme }) => theme.color.line}; }
`
