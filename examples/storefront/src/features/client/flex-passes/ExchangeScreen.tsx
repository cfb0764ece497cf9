import type { FlexPass } from "@parterre/contract"
import { accountMessage } from "@parterre/domain/accounts"
import { flexPassRedirect } from "@parterre/domain/queues"
import { type FlexPassExchange, useClient, useFlexPassExchange, useKeyNeed } from "@parterre/react"
import { isProblem } from "@parterre/sdk"
import { ChevronLeft } from "lucide-react"
import { useCallback, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { loginPath } from "../../../shared/navigation/return-path.ts"
import { Link, Navigate, useLocation, useNavigate, useParams } from "../../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { keepTenant } from "../../../shared/site/tenant.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { AccountFailed } from "../AccountFailed.tsx"
import { AccountScreen } from "../AccountScreen.tsx"
import { ExchangedTicket, TicketToExchange } from "./PassTickets.tsx"

/** Exchanging tickets of a flex pass; one that has a queue asks for its key first [ACC-016] [FLEX-010]. */
export function ExchangeScreen() {
  const { flexEventId = "", invoiceId = "" } = useParams()
  const { status, client } = useClient()
  const { language, tenant } = useSite()
  const { pathname, search } = useLocation()
  const links = useLinks()
  const { isKnown, needed } = useKeyNeed({ type: "flexpass", id: flexEventId })
  // A key is given to whoever has bought the pass.
  if (client?.id === undefined)
    return status === "unknown" ? null : <Navigate to={links.to(loginPath({ pathname, search }))} replace />
  if (client.mustChangePassword) return <Navigate to={links.to("/client/auth/change-password")} replace />
  const elsewhere = flexPassRedirect(needed === undefined, language, flexEventId, pathname + search)
  if (elsewhere !== undefined) return <Navigate to={keepTenant(elsewhere, tenant)} replace />
  // Read once: a pass that is read before would be read again with its key, and what fails told twice.
  return isKnown ? (
    <Exchange pass={{ flexpassEventId: flexEventId, invoiceId }} clientId={client.id} />
  ) : (
    <ExchangeAwaited />
  )
}

const listPath = "/client/auth/flex-pass-list"

function ExchangeAwaited() {
  const { t } = useTexts()
  return (
    <AccountScreen title={t("flex.exchange")} isBusy>
      <Skeleton $height="320px" />
    </AccountScreen>
  )
}

function Exchange(props: { pass: { flexpassEventId: string; invoiceId: string }; clientId: string }) {
  const { t } = useTexts()
  const say = useSay()
  const links = useLinks()
  const navigate = useNavigate()
  const close = useCallback(() => {
    // A window that a script opened goes; any other stays, and leads to the passes.
    window.close()
    void navigate(links.to(listPath), { replace: true })
  }, [links, navigate])
  const exchange = useFlexPassExchange(props.pass, props.clientId, close)
  const { state, pass, failure } = exchange
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is said once
  useEffect(() => {
    if (state === "submitted")
      say({ message: accountMessage("flex-exchanged").key, translate: true, dialog: {} })
    else if (failure !== undefined && !isProblem(failure, "login-needed", "queue-key-needed"))
      say({ message: failure.message, dialog: {} })
  }, [state, failure])
  return (
    <AccountScreen title={pass?.title ?? t("flex.exchange")} isBusy={state === "loading"}>
      <Back to={links.to(listPath)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("flex.title")}
      </Back>
      {state === "loading" && <Skeleton $height="320px" />}
      {state === "load-failed" && failure !== undefined && (
        <AccountFailed failure={failure} retry={exchange.retry} />
      )}
      {pass !== undefined && <PassTickets pass={pass} exchange={exchange} />}
    </AccountScreen>
  )
}

/** What is left to exchange and what was exchanged: two lists [FLEX-001]. */
export function PassTickets({ pass, exchange }: { pass: FlexPass; exchange: FlexPassExchange }) {
  const { t } = useTexts()
  const { tenant } = useSite()
  const { state, choices, choose, maySubmit, submit, cancel } = exchange
  const exchanged = Object.entries(pass.alreadyExchanged)
  const isSending = state === "submitting"
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = state === "submitted"
  useEffect(() => {
    // The button that was pressed may be gone with the last ticket.
    if (isDone) heading.current?.focus()
  }, [isDone])
  return (
    <>
      <section aria-labelledby="flex-left">
        <h2 id="flex-left" ref={heading} tabIndex={-1}>
          {t("flex.toExchange", { count: pass.ticketIds.length })}
        </h2>
        {pass.ticketIds.length === 0 && <p>{t("flex.allExchanged")}</p>}
        <List>
          {pass.ticketIds.map((ticketId, index) => (
            <TicketToExchange
              key={ticketId}
              {...{
                ticketId,
                number: exchanged.length + index + 1,
                films: pass.toBeExchange,
                choices,
                choose,
              }}
              isDisabled={isSending || state === "submitted"}
            />
          ))}
        </List>
        {pass.ticketIds.length > 0 && (
          <Acts>
            <Button isDisabled={!maySubmit && !isSending} isPending={isSending} onPress={() => void submit()}>
              {t("flex.submit", { count: choices.size })}
            </Button>
            {tenant.swt && (
              <Button kind="quiet" isDisabled={isSending} onPress={cancel}>
                {t("flex.cancel")}
              </Button>
            )}
          </Acts>
        )}
        <p role="status">{state === "submitted" && t("flex.done")}</p>
      </section>
      {exchanged.length > 0 && (
        <section aria-labelledby="flex-exchanged">
          <h2 id="flex-exchanged">{t("flex.exchanged", { count: exchanged.length })}</h2>
          <List>
            {exchanged.map(([ticketId, film], index) => (
              <ExchangedTicket key={ticketId} number={index + 1} film={film} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 44px;
  color: ${({ theme }) => theme.color.accent};
`
const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-block: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`
