import { accountMode, checkoutForm } from "@parterre/domain/accounts"
import { isLogoutForced } from "@parterre/domain/sessions"
import { useCart, useClient, useParterre } from "@parterre/react"
import { Fragment, use, useState } from "react"
import { styled } from "styled-components"
import { addressErrors, addressesOf, addressOf } from "../../shared/buyer/address.ts"
import { ClientView } from "../../shared/buyer/ClientView.tsx"
import { clientOf, guestErrors } from "../../shared/buyer/client-errors.ts"
import { ExpressContext, ExpressPlace } from "../../shared/buyer/express.tsx"
import { useDraft } from "../../shared/buyer/use-draft.ts"
import { usePurchaseAccount } from "../../shared/buyer/use-purchase-account.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { WhoStep } from "../../shared/buyer/WhoStep.tsx"
import { ExpiredCart } from "../../shared/cart/ExpiredCart.tsx"
import { useLastCart } from "../../shared/cart/use-last-cart.ts"
import { Tick } from "../../shared/forms/Tick.tsx"
import { Navigate } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { useGo } from "./use-go.ts"

/**
 * With an account or without, before the payment [ACC-011] [ACC-042]. Who is known already is shown, not asked again;
 * nobody is asked for an expired cart [CART-027].
 */
export function SelectMethodScreen() {
  const { t, language } = useTexts()
  const clientAccount = usePurchaseAccount()
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
  const isStandard = useStandardFlow()
  // An account's details are no guest's.
  const [wasKnown] = useState(
    () => status !== "logged-in" && Object.keys(guestErrors(draft, isStandard)).length === 0,
  )
  const Express = use(ExpressContext)
  const content = cart.cart
  const { accountAllowed, guestCheckbox } = accountMode(clientAccount)
  // A site without accounts asks who buys in the checkout itself; one that requires them lets no guest in.
  if (!accountAllowed) return <Navigate to={links.to("/checkout/mode")} replace />
  if (!guestCheckbox && status !== "logged-in") return <Navigate to={links.to("/client/login")} replace />
  if (cart.status === "expired") return <ExpiredCart last={last} />

  const choose = (guest: boolean) => {
    setAsGuest(guest)
    // A guest's purchase belongs to nobody's account [SESS-004].
    if (status === "logged-in" && isLogoutForced({ clientAccount, opensGuestCheckout: guest }))
      void clients.logOut()
  }
  const goOn = () => go("client/middlewareClient")
  const isAddressKnown = Object.keys(addressErrors(draft)).length === 0
  const isLoggedIn = wasIn && status === "logged-in"
  const asks = checkoutForm(clientAccount, asGuest)
  const known =
    asks === "login"
      ? isLoggedIn
        ? client
        : undefined
      : wasKnown
        ? clientOf(
            draft,
            language,
            isStandard ? addressesOf(draft) : isAddressKnown ? [addressOf(draft)] : [],
          )
        : undefined
  // As whoever is in, until a guest is asked who they are: the session may take a moment to end.
  const isTheirs = isLoggedIn && asks === "login"
  // One by its key, so that who ticks it keeps the focus where it goes.
  const guestChoice = guestCheckbox && (
    <Choice key="guest">
      <Tick isSelected={asGuest} onChange={choose}>
        {t("client.method.asGuest")}
      </Tick>
      {isTheirs ? (
        <p>{t("client.method.asGuest.leaves")}</p>
      ) : (
        !isStandard && <p>{t("client.method.asGuest.help")}</p>
      )}
    </Choice>
  )
  const way = (
    <Fragment key="way">
      {known !== undefined ? (
        <>
          <ClientView client={known} isLoggedIn={isLoggedIn} />
          <Button onPress={goOn}>{t("client.method.continue")}</Button>
        </>
      ) : asks === "guest" ? (
        <WhoStep draft={draft} onChange={change} onDone={goOn} />
      ) : (
        <>
          <Way aria-labelledby="method-login">
            <h2 id="method-login">{t("client.signUp.have")}</h2>
            <LoginForm onDone={goOn} />
          </Way>
          <Way aria-labelledby="method-sign-up">
            <h2 id="method-sign-up">{t("client.login.new")}</h2>
            <p>{t("client.signUp.intro")}</p>
            <ButtonLink kind="quiet" to={links.to("/client/signup?from=checkout")}>
              {t("client.login.signUp")}
            </ButtonLink>
          </Way>
        </>
      )}
    </Fragment>
  )
  // Who is in buys as who they are; to do otherwise comes last, and says what it does.
  const title = isTheirs ? "client.method.title.loggedIn" : "client.method.title"
  const intro = isTheirs
    ? t("client.method.intro.loggedIn", { email: client?.email ?? "" })
    : guestCheckbox && known === undefined && t("client.method.intro")
  return (
    <ClientScreen title={t(title)} {...(intro && { intro })}>
      {guestCheckbox && content !== undefined && Express !== undefined && (
        <ExpressPlace>
          {(onNone) => (
            <Express
              cart={content}
              onContact={(contact) => {
                change(contact)
                setAsGuest(true)
              }}
              onNone={onNone}
            />
          )}
        </ExpressPlace>
      )}
      {isTheirs ? [way, guestChoice] : [guestChoice, way]}
    </ClientScreen>
  )
}

const Choice = styled.div`
  label { font-weight: 700; font-size: ${({ theme }) => theme.size.heading}; font-family: ${({ theme }) => theme.font.display}; }
  p { margin-inline-start: 36px; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`

const Way = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-top: ${({ theme }) => theme.space[5]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  > p { color: ${({ theme }) => theme.color.inkMuted}; }
  > a { justify-self: start; }
  /* The way to a new password belongs to its form. */
  > form + div { padding-top: 0; border-top: 0; }
`
