import type { Invoice } from "@parterre/contract"
import { ChevronDown } from "lucide-react"
import { Fragment, useState } from "react"
import { styled } from "styled-components"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures, Surface } from "../../shared/ui/Surface.ts"
import { InvoiceTickets } from "./InvoiceTickets.tsx"

/** Invoices as rows that open; on a phone each is a sheet of its own [INV-003] [INV-004]. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t, day, money, number } = useTexts()
  const links = useLinks()
  const { timeZone } = useSite().config
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setOpenIds(openIds.includes(id) ? openIds.filter((one) => one !== id) : [...openIds, id])
  return (
    <Surface>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("client.invoices.id")}</th>
            <th scope="col">{t("client.invoices.date")}</th>
            <th scope="col">{t("client.invoices.ticketsQty")}</th>
            <th scope="col">{t("client.invoices.returned")}</th>
            <th scope="col">{t("client.invoices.serviceCharge")}</th>
            <th scope="col">{t("client.invoices.total")}</th>
            <th scope="col">{t("client.invoices.paymentMode")}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => {
            const { id } = invoice
            const isOpen = openIds.includes(id)
            return (
              <Fragment key={id}>
                <tr>
                  <td>
                    <Toggle
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`invoice-${id}`}
                      aria-label={t("client.invoices.details", { id })}
                      onClick={() => toggle(id)}
                    >
                      <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
                    </Toggle>
                  </td>
                  <th scope="row" data-label={t("client.invoices.id")}>
                    <Link
                      to={links.to(`/client/auth/invoices/${encodeURIComponent(id)}`)}
                      aria-label={t("client.invoices.open", { id })}
                    >
                      {id}
                    </Link>
                  </th>
                  <td data-label={t("client.invoices.date")}>{day(invoice.date, timeZone)}</td>
                  <td data-label={t("client.invoices.ticketsQty")}>{number(invoice.ticketsQty)}</td>
                  <td data-label={t("client.invoices.returned")}>{number(invoice.returnedTicketsQty)}</td>
                  <td data-label={t("client.invoices.serviceCharge")}>
                    <Figures>{money(invoice.serviceCharge)}</Figures>
                  </td>
                  <td data-label={t("client.invoices.total")}>
                    <Figures>{money(invoice.totalAmount)}</Figures>
                  </td>
                  <td data-label={t("client.invoices.paymentMode")}>
                    {invoice.voidedAt === undefined
                      ? invoice.paymentMode.join(", ")
                      : t("client.invoices.voided")}
                  </td>
                </tr>
                <tr id={`invoice-${id}`} hidden={!isOpen}>
                  {isOpen && (
                    <td colSpan={8}>
                      <InvoiceTickets invoice={invoice} />
                    </td>
                  )}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </Table>
    </Surface>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: ${({ theme }) => theme.space[3]}; text-align: start; vertical-align: middle; }
  thead th { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  tbody tr { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  a { display: inline-flex; align-items: center; min-height: 44px; color: ${({ theme }) => theme.color.accent}; white-space: nowrap; }
  ${({ theme }) => theme.upTo(800)} {
    thead { display: none; }
    &, tbody, tr:not([hidden]), td { display: block; }
    tbody tr { padding-block: ${({ theme }) => theme.space[3]}; }
    tbody tr:first-child { border-top: 0; }
    th, td { padding-block: 2px; }
    th[data-label], td[data-label] { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[4]}; }
    [data-label]::before { content: attr(data-label); color: ${({ theme }) => theme.color.inkMuted}; font-weight: 400; }
  }
`
const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  &[aria-expanded="true"] svg { transform: rotate(180deg); }
`
