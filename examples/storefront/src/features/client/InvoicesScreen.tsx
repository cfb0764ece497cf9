import { parseDate } from "@internationalized/date"
import type { Invoice } from "@parterre/contract"
import { useClient, useLoaded, useParterre } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { DateField } from "../../shared/forms/DateField.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { AccountFailed } from "./AccountFailed.tsx"
import { AccountScreen, Empty } from "./AccountScreen.tsx"
import { InvoiceTable } from "./InvoiceTable.tsx"
import { type InvoiceFilter, invoicePage, invoicesBetween } from "./invoice-pages.ts"

const ALL: InvoiceFilter = { start: "", end: "" }

/** What the client bought, newest first [ACC-020]. */
export function InvoicesScreen() {
  const { t, language } = useTexts()
  const { invoices } = useParterre()
  const { client } = useClient()
  const id = client?.id ?? ""
  const loaded = useLoaded(`invoices ${language} ${id}`, () => invoices.list(id))
  return (
    <AccountScreen title={t("client.invoices.title")} isBusy={loaded.status === "loading"}>
      {loaded.status === "loading" && <Skeleton $height="320px" />}
      {loaded.status === "failed" && <AccountFailed failure={loaded.failure} retry={loaded.retry} />}
      {loaded.status === "ready" && <InvoiceList all={loaded.value} />}
    </AccountScreen>
  )
}

/** The invoices of a range of days, ten a page. */
export function InvoiceList({ all }: { all: readonly Invoice[] }) {
  const { t } = useTexts()
  const links = useLinks()
  const { timeZone } = useSite().config
  const [filter, setFilter] = useState(ALL)
  const [wanted, setWanted] = useState(1)
  if (all.length === 0) {
    return (
      <Empty>
        <h2>{t("client.invoices.empty")}</h2>
        <p>{t("client.invoices.empty.body")}</p>
        <ButtonLink to={links.to("/pages")}>{t("client.tickets.programme")}</ButtonLink>
      </Empty>
    )
  }
  const { page, pages, shown } = invoicePage(invoicesBetween(all, filter, timeZone), wanted)
  const change = (part: Partial<InvoiceFilter>) => {
    setFilter({ ...filter, ...part })
    setWanted(1)
  }
  const day = (name: keyof InvoiceFilter, label: string) => (
    <DateField
      label={label}
      value={filter[name] === "" ? null : parseDate(filter[name])}
      onChange={(chosen) => change({ [name]: chosen?.toString() ?? "" })}
    />
  )
  return (
    <>
      <Range>
        {day("start", t("client.invoices.from"))}
        {day("end", t("client.invoices.to"))}
        {filter !== ALL && (
          <Button kind="plain" onPress={() => setFilter(ALL)}>
            {t("client.invoices.all")}
          </Button>
        )}
      </Range>
      <p role="status">{shown.length === 0 && t("client.invoices.none")}</p>
      {shown.length > 0 && <InvoiceTable invoices={shown} />}
      {pages > 1 && (
        <Pages aria-label={t("client.invoices.pages")}>
          <Button kind="quiet" isDisabled={page === 1} onPress={() => setWanted(page - 1)}>
            {t("client.invoices.previous")}
          </Button>
          <span aria-live="polite">{t("client.invoices.page", { page, pages })}</span>
          <Button kind="quiet" isDisabled={page === pages} onPress={() => setWanted(page + 1)}>
            {t("client.invoices.next")}
          </Button>
        </Pages>
      )}
    </>
  )
}

const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space[3]};
  > * { min-width: 160px; }
`
const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`
