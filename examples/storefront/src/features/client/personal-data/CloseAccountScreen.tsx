import type { ClosingPreview } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useClient, useClosing } from "@parterre/react"
import { styled } from "styled-components"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { Link, useNavigate } from "../../../shared/navigation/router.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { ClientScreen } from "../ClientScreen.tsx"
import { PasswordProof } from "../PasswordProof.tsx"

/** What closing the account deletes, what stays and what is lost; then the password, and it is closed. */
export function CloseAccountScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const navigate = useNavigate()
  const say = useSay()
  const { client } = useClient()
  const { preview, close } = useClosing()
  const closeNow = async (password: string) => {
    const email = client?.email ?? ""
    await close(password)
    void navigate(links.to("/pages"), { replace: true })
    say({ message: t("closing.done", { email }), dialog: {} })
  }
  const keep = (
    <ButtonLink kind="quiet" to={links.to("/client/auth/profile")}>
      {t("closing.keep")}
    </ButtonLink>
  )
  return (
    <ClientScreen title={t("closing.title")} intro={t("closing.intro")}>
      {preview.status === "loading" && <Skeleton $height="240px" />}
      {preview.status === "failed" && (
        <>
          <p>{preview.failure.message}</p>
          <Button kind="quiet" onPress={preview.retry}>
            {t("app.retry")}
          </Button>
        </>
      )}
      {preview.status === "ready" && (
        <>
          <Owed owed={preview.value.owed} />
          <Consequences preview={preview.value} />
          <p>{t("closing.again")}</p>
          {mayClose(preview.value) ? (
            <PasswordProof id="closing-password" submitText={t("closing.submit")} onProven={closeNow}>
              {keep}
            </PasswordProof>
          ) : (
            <>
              {preview.value.owed.length === 0 && (
                <Notice>
                  <p>{t("closing.noPassword")}</p>
                  <Link to={links.to("/client/client-forgot-password")}>{t("account.forgot")}</Link>
                </Notice>
              )}
              {keep}
            </>
          )}
        </>
      )}
    </ClientScreen>
  )
}

/** Nothing is owed, and there is a password to ask for. */
const mayClose = ({ owed, hasPassword }: ClosingPreview) => owed.length === 0 && hasPassword

/** What keeps the account open. */
function Owed({ owed }: Pick<ClosingPreview, "owed">) {
  const { t } = useTexts()
  if (owed.length === 0) return null
  return (
    <Notice tone="danger">
      <strong>{t("closing.owed.title")}</strong>
      <List>
        {owed.map(({ saleId, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several payments of one order may be due
          <li key={`${saleId} ${index}`}>{t(`closing.owed.${why}`, { order: saleId })}</li>
        ))}
      </List>
    </Notice>
  )
}

function Consequences({ preview }: { preview: ClosingPreview }) {
  const { t, money, language } = useTexts()
  const { upcomingTickets, passTickets, memberships, orders, laterPayments, cards, newsletters } = preview
  const parts = [
    {
      name: "deleted",
      lines: [
        t("closing.deleted.profile"),
        t("closing.deleted.ways"),
        ...(cards > 0 ? [t("closing.deleted.cards", { count: cards })] : []),
        ...(newsletters > 0 ? [t("closing.deleted.newsletters", { count: newsletters })] : []),
      ],
    },
    {
      name: "lost",
      lines: [
        ...(passTickets > 0 ? [t("closing.lost.passes", { count: passTickets })] : []),
        ...(memberships > 0 ? [t("closing.lost.memberships", { count: memberships })] : []),
      ],
    },
    {
      name: "kept",
      lines: [
        ...(upcomingTickets > 0 ? [t("closing.kept.tickets", { count: upcomingTickets })] : []),
        ...(orders > 0 ? [t("closing.kept.orders")] : []),
        ...laterPayments.map(({ dueOn, amount }) =>
          t("closing.kept.payment", { amount: money(amount), date: writtenLocalDay(dueOn, language) }),
        ),
      ],
    },
  ] as const
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => (
      <section key={name} aria-labelledby={`closing-${name}`}>
        <h2 id={`closing-${name}`}>{t(`closing.${name}.title`)}</h2>
        <List>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </section>
    ))
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  padding-inline-start: 1.2em;
  list-style: disc;
`
