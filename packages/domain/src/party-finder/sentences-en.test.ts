import { expect, it } from "vitest"
import { misread, tableOf } from "./told-request.test-support.ts"

const names = [
  "Lower bowl",
  "Club level",
  "Upper bowl",
  "101",
  "102",
  "114",
  "205",
  "Lower Bowl Gold",
  "Club",
  "Upper Bowl Front",
  "Orchestra left",
  "Orchestra centre",
  "Left boxes",
  "Boxes",
  "Mezzanine",
  "Balcony centre",
  "Balcony",
  "Floor",
]

/** What people write, and what it means; behind `?` what is not understood, behind `!` what the house has none of. */
const sentences = `
2 seats => 2
two seats => 2
2 tickets please => 2
one seat => 1
a ticket => 1
a seat on its own => 1
just one => 1
three tickets => 3
four together => 4
4 together => 4
five seats side by side => 5
six next to each other => 6
7 => 7
eight people => 8
nine seats => 9
ten tickets => 10
party of five => 5
party of 4 => 4
group of 6 => 6
family of 5 => 5
we are a family of five => 5
we're 4 => 4
we are four => 4
there are 4 of us => 4
there's three of us => 3
the two of us => 2
for 2 => 2
for two => 2
table for 4 => 4 ?table
for six people => 6
a pair => 2
pair in club => 2 @club
a pair in the balcony => 2 @balcony
pair of tickets => 2
a couple of seats => 2
two couples => 4
couple => 2
both of us => 2
2 adults and 2 kids => 4
two adults, one child and a senior => 3
1 adult 3 kids => 4
2 adults + 1 child => 3
4 tickets: 2 adults and 2 children => 4
2 tickets for 2 people => 2
me and 3 friends => 4
my wife and I => 2
my boyfriend and me => 2
just me => 1
by myself => 1
on my own => 1
2 or 3 seats => 3
3 to 4 seats => 4
between 2 and 4 seats => 4
2-3 tickets => 3
max 4 => 4
maximum 4 tickets => 4
at least 3 seats => 3
half a dozen => 6
dozen seats => 10 (12)
2 seats in section 101 => 2 @101
2 in section 114 => 2 @114
section 102 for 3 => 3 @102
sec 101, 2 tickets => 2 @101
101, 2 tickets => 2 @101
two tickets in 205 => 2 @205
section 999 => - !section 999
2 seats in section 404 => 2 !section 404
balcony => - @balcony
2 in the balcony => 2 @balcony
two seats, balcony centre => 2 @balcony centre
2 seats in the balcony center => 2 @balcony center
mezzanine for 4 => 4 @mezzanine
2 in the mezz => 2 @mezz
orchestra left, 2 seats => 2 @orchestra left
2 orchestra => 2 @orchestra
left boxes for four => 4 @left boxes
4 in a box => 4 @box
boxes => - @boxes
club level, 2 => 2 @club level
2 club seats => 2 @club
lower bowl => - @lower bowl
2 in the lower bowl => 2 @lower bowl
4 lower bowl gold => 4 @lower bowl gold
upper bowl front, 2 tickets => 2 @upper bowl front
6 floor => 6 @floor
floor for 6 => 6 @floor
2 on the floor => 2 @floor
2 standing => 2 standing
two standing tickets => 2 standing
4 standing room => 4 standing
general admission => - standing
3 general admission => 3 standing
3 GA => 3 standing
2 GA tickets => 2 standing
2 seated => 2
not standing, 2 seats => 2
2 unreserved => 2 standing
under $80 => - ≤80
4 together, under $80 => 4 ≤80
under $80 each => - ≤80
2 under $62.50 => 2 ≤62.5
2 for $45.75 => 2 ≤45.75
$50 for 2 => 2 ≤50
$50 max => - ≤50
3 tickets $60 each or less => 3 ≤60
no more than $30 => - ≤30
up to $45.50 => - ≤45.5
at most $80 => - ≤80
below $80 => - ≤80
less than 80 CAD => - ≤80
less than $60 a ticket => - ≤60
$60 per person max => - ≤60
under 100 bucks => - ≤100
within $75 each => - ≤75
$80 or less => - ≤80
2 tickets at $50 => 2 ≤50
between $40 and $80 => - ≥40 ≤80
between 40 and 80 for five => 5 ≥40 ≤80
from $40 to $80 => - ≥40 ≤80
$40-60, 2 seats => 2 ≥40 ≤60
$40 to $60 => - ≥40 ≤60
over $100 => - ≥100
at least $40 => - ≥40
more than $40 => - ≥40
from $40 => - ≥40
$40 and up => - ≥40
under $1,000 => - ≤1000
200 $ in all => - ≤200 in-all
$200 in all => - ≤200 in-all
$200 total => - ≤200 in-all
4 tickets, $200 in total => 4 ≤200 in-all
4 seats for $200 altogether => 4 ≤200 in-all
max $300 total for 5 => 5 ≤300 in-all
$250 budget => - ≤250 in-all
budget of $250 for 4 => 4 ≤250 in-all
budget $60 each => - ≤60
under $150 for everyone => - ≤150 in-all
$400 for the whole family, 5 people => 5 ≤400 in-all
$100 for the two of us => - ≤100 in-all
$200 for all of us, 4 people => 4 ≤200 in-all
cheapest => - cheapest
2 cheapest => 2 cheapest
the 2 cheapest seats => 2 cheapest
cheapest 4 => 4 cheapest
cheapest in the balcony => - cheapest @balcony
cheap seats for 2 => 2 cheapest
lowest price => - cheapest
two at the lowest price => 2 cheapest
not too expensive => - cheapest
2 not too pricey => 2 cheapest
least expensive, 3 seats => 3 cheapest
affordable, 2 tickets => 2 cheapest
inexpensive seats => - cheapest
on a budget, 4 seats => 4 cheapest
2 budget seats => 2 cheapest
best price for 4 => 4 cheapest
best value => - cheapest
best seats => -
the best 2 => 2
best available => -
2 good seats => 2
2 close to the stage => 2
two with a good view => 2
2 in the middle => 2
2 on an aisle => 2 aisle
on the aisle => - aisle
aisle => - aisle
2 aisle seats => 2 aisle
aisle seat please => - aisle
two near the aisle => 2 aisle
2 at the end of a row => 2 aisle
end of row => - aisle
front row => - front
2 in the front row => 2 front
first row for 4 => 4 front
2 up front => 2 front
at the front, 2 seats => 2 front
row C => - row-C
2 in row B => 2 row-B
4 seats in row 7 => 4 row-7
row 3 for 2 => 2 row-3
wheelchair => - wheelchair
1 wheelchair => 1 wheelchair
wheelchair and one companion => 2 wheelchair
wheelchair accessible => - wheelchair
2 wheelchair seats => 2 wheelchair
one wheelchair plus 2 companions => 3 wheelchair
wheelchair user with companion => 2 wheelchair
2 accessible seats => 2 wheelchair
accessible seating => - wheelchair
limited mobility, 2 seats => 2 wheelchair
handicapped seating for 2 => 2 wheelchair
disabled access => - wheelchair
six, apart is fine => 6 apart
4 seats, not together => 4 apart
don't need to sit together, 6 tickets => 6 apart
we can split up, 8 people => 8 apart
4 separate seats => 4 apart
ok to be apart, 4 => 4 apart
zero => - (0)
0 seats => - (0)
zero tickets => - (0)
no seats => - (0)
no preference, balcony for 2 => 2 @balcony
15 seats => 10 (15)
12 => 10 (12)
25 people => 10 (25)
seventeen tickets => 10 (17)
6 adults and 7 kids => 10 (13)
hi, can I get 2 tickets please => 2
Hello! I'd like four seats => 4
looking for two seats together => 2
do you have 3 seats together? => 3
any 2 seats left in the balcony? => 2 @balcony
we need 5 tickets => 5
2 seats for Saturday => 2 ?for Saturday
2 seats in the shade => 2 ?in the shade
2 red seats => 2 ?red
2 seats with popcorn => 2 ?with popcorn
4 seats near the bar => 4 ?near the bar
-3 seats => - (0) ?-3 seats
minus two tickets => - (0) ?minus two tickets
1.5 seats => - (0) ?1.5 seats
two and a half seats => - (0) ?two and a half seats
100000 tickets => 10 (100000)
a hundred seats => 10 (100)
two hundred tickets => 10 (200)
a million seats => 10 (1000000)
1,000 tickets => 10 (1000)
2 seats with a coffee => 2 ?with a coffee
section 101,102 => - @101 102
2 seats, not in the balcony => 2 ?not in the balcony
2 seats except mezzanine => 2 ?except mezzanine
2 tickets on the 14th => 2 ?on the 14th
2 balcony under $60 on the aisle => 2 ≤60 aisle @balcony
party of 4 in the orchestra, $250 in all => 4 ≤250 in-all @orchestra
2 cheapest in the mezzanine => 2 cheapest @mezzanine
3 in a box, one wheelchair => 3 wheelchair @box
half a seat => - (0) ?half a seat
a half seat => - (0) ?a half seat
half seat in the balcony => - (0) @balcony ?half seat
three quarters of a seat => - (0) ?three quarters of a seat
one half => - (0) ?one half
2 seats at half price => 2 ?at half
I would like => - (0) ?I would like
is it possible => - (0) ?is it possible
how are you => - (0) ?how are you
hello => - (0)
please => - (0)
thank you => - (0)
hi, thanks => - (0)
hi there! => - (0) ?hi there
what time does it start? => - (0) ?what time does it start
no preference => -
2 seats section ZZ => 2 !section ZZ
block 9 for 3 => 3 !block 9
row ZZ => - row-ZZ
2 seats row 100 => 2 row-100
section 101 and section 999 => - @101 !section 999
`

it("understands what people write in English, and names what it leaves aside", () => {
  expect(tableOf(sentences).length).toBeGreaterThanOrEqual(200)
  expect(new Set(tableOf(sentences).map(([sentence]) => sentence)).size).toBe(tableOf(sentences).length)
  expect(misread(sentences, names)).toEqual([])
})
