/** The styles of an invoice, which the pages of the shop let in: it is shown in a frame of them. */
export const invoiceStyle = `body{margin:0 auto;padding:24px;max-width:760px;font:15px/1.45 Helvetica,Arial,sans-serif;color:#231a1d;background:#fff}
h1{margin:0 0 4px;font-size:24px}header,.parties{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}
.parties{margin:24px 0}h2{margin:0 0 4px;font-size:13px;color:#5f5a5c}p{margin:0}
table{width:100%;border-collapse:collapse;margin-top:16px}th,td{padding:8px 6px;text-align:left;vertical-align:top;border-bottom:1px solid #d9d3d6}
th{font-size:13px;color:#5f5a5c}.money{text-align:right;white-space:nowrap}small{color:#5f5a5c;line-height:1.3}.card{margin:12px 6px}.total td{font-weight:bold}
@media print{body{padding:0}}`
