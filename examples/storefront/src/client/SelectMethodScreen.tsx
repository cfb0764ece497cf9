import { accountMode, checkoutForm } from "@parterre/domain/accounts"
import { useCart, useClient, useParterre } from "@parterre/react"
import { useState } from "react"
import { Navigate } from "react-router-dom"
import { styled } from "styled-components"
import { ExpiredCart } from "../cart/ExpiredCart.tsx"
import { useLastCart } from "../cart/use-last-cart.ts"
import { clientErrors, clientOf } from "../checkout/client-errors.ts"
import type { Draft } from "../checkout/draft.ts"
import { useDraft } from "../checkout/use-draft.ts"
import { WhoStep } from "../checkout/WhoStep.tsx"
import { useLinks, useSite } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { ClientView } from "./ClientView.tsx"
import { Tick } from "./Consent.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { useGo } from "./use-go.ts"

/**
 * With an account or without, before the payment [ACC-011] [ACC-042]. Who is known already is shown, not asked again;
 * nobody is asked for an expired cart [CART-027].
 */
export function SelectMethodScreen() {
  const { t, language } = useTexts()
  const { clientAccount } = useSite().config
  const { clients } = useParterre()
  const { status, client } = useClient()
  const cart = useCart()
  const last = useLastCart()
  const links = useLinks()
  const go = useGo()
  const [draft, change] = useDraft()
  const [asGuest, setAsGuest] = useState(false)
  // On arrival only: what is typed here is not taken away while it is typed.
  const [wasIn] = useState(status === "logged-in")
  const [wasKnown] = useState(() => isComplete(draft))
  const { accountAllowed, guestCheckbox } = accountMode(clientAccount)
  // A site without accounts asks who buys in the checkout itself; one that requires them lets no guest in.
  if (!accountAllowed) return <Navigate to={links.to("/checkout/mode")} replace />
  if (!guestCheckbox && status !== "logged-in") return <Navigate to={links.to("/client/login")} replace />
  if (cart.status === "expired") return <ExpiredCart last={last} />

  const choose = (guest: boolean) => {
    setAsGuest(guest)
    // A guest's purchase belongs to nobody's account [SESS-004].
    if (guest && status === "logged-in") void clients.logOut()
  }
  const goOn = () => go("client/middlewareClient")
  const isLoggedIn = wasIn && status === "logged-in"
  const asks = checkoutForm(clientAccount, asGuest)
  const known =
    asks === "login" ? (isLoggedIn ? client : undefined) : wasKnown ? clientOf(draft, language) : undefined
  return (
    <ClientScreen title={t("client.method.title")}>
      {guestCheckbox && (
        <Choice>
          <Tick isSelected={asGuest} onChange={choose}>
            {t("client.method.asGuest")}
          </Tick>
          <p>{t("client.method.asGuest.help")}</p>
        </Choice>
      )}
      {known !== undefined ? (
        <>
          <ClientView client={known} isLoggedIn={isLoggedIn} />
          <Button onPress={goOn}>{t("client.method.continue")}</Button>
        </>
      ) : asks === "guest" ? (
        <WhoStep draft={draft} onChange={change} onDone={goOn} />
      ) : (
        <LoginForm onDone={goOn} />
      )}
    </ClientScreen>
  )
}

const isComplete = (draft: Draft) => Object.keys(clientErrors(draft)).length === 0

const Choice = styled.div`
  padding-bottom: ${({ theme }) => theme.space[4]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  label { font-weight: 600; }
  p { margin-inline-start: 36px; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
