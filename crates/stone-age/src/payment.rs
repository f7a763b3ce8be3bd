//! Every way to pay for something, as slices of one table that the compiler builds.

use ochre_kernel::Rng;

use crate::bits::nth_bit;
use crate::buildings::Cost;
use crate::resources::Heap;

/// The most pieces that are ever paid at once: a tribe of ten without any food (SA-6.2).
const PIECES_MOST: usize = 10;
/// Heaps of 0 to 10 pieces of four kinds: 14 over 4.
const N_HEAPS: usize = 1001;

/// Where the heaps of so many pieces and kinds begin in [`HEAPS`]: `STARTS[pieces][kinds]`. The
/// entry after the last kind is where they end.
const STARTS: [[u16; 6]; PIECES_MOST + 1] = tables().1;

/// Every small heap: fewer pieces first, then fewer kinds, then more of the cheaper kinds.
static HEAPS: [Heap; N_HEAPS] = tables().0;

const fn tables() -> ([Heap; N_HEAPS], [[u16; 6]; PIECES_MOST + 1]) {
    let mut heaps = [Heap::new([0; 4]); N_HEAPS];
    let mut starts = [[0; 6]; PIECES_MOST + 1];
    let mut n = 0;
    let mut pieces = 0;
    while pieces <= PIECES_MOST {
        let mut kinds = 0;
        while kinds <= 4 {
            starts[pieces][kinds] = n as u16;
            let most = pieces as u8;
            let mut wood = most + 1;
            while wood > 0 {
                wood -= 1;
                let mut brick = most - wood + 1;
                while brick > 0 {
                    brick -= 1;
                    let mut stone = most - wood - brick + 1;
                    while stone > 0 {
                        stone -= 1;
                        let heap = Heap::new([wood, brick, stone, most - wood - brick - stone]);
                        if heap.kinds() == kinds as u8 {
                            heaps[n] = heap;
                            n += 1;
                        }
                    }
                }
            }
            kinds += 1;
        }
        starts[pieces][5] = n as u16;
        pieces += 1;
    }
    assert!(n == N_HEAPS);
    (heaps, starts)
}

/// All heaps of exactly so many pieces, of any mix: a card (SA-4.5), missing food (SA-6.2), the two
/// resources of choice (SA-8.11).
#[inline]
pub(crate) fn heaps_of(pieces: u8) -> &'static [Heap] {
    let starts = &STARTS[usize::from(pieces)];
    &HEAPS[usize::from(starts[0])..usize::from(starts[5])]
}

/// All payments that a building accepts (SA-4.7), whoever pays.
#[inline]
pub(crate) fn heaps_for(cost: &Cost) -> &[Heap] {
    match cost {
        Cost::Fixed(heap) => std::slice::from_ref(heap),
        &Cost::Count { pieces, kinds } => {
            let starts = &STARTS[usize::from(pieces)];
            &HEAPS[usize::from(starts[usize::from(kinds)])
                ..usize::from(starts[usize::from(kinds) + 1])]
        }
        Cost::Range => &HEAPS[usize::from(STARTS[1][0])..usize::from(STARTS[7][5])],
    }
}

/// The most pieces whose heaps fit into the bits of a word: 56 heaps of 5.
const MASKED_MOST: usize = 5;

/// For heaps of so many pieces: those with at most so many of a kind, as bits.
/// `WITHIN[pieces][kind][count]`.
static WITHIN: [[[u64; MASKED_MOST + 1]; 4]; MASKED_MOST + 1] = {
    let mut table = [[[0; MASKED_MOST + 1]; 4]; MASKED_MOST + 1];
    let heaps = tables().0;
    let mut pieces = 0;
    while pieces <= MASKED_MOST {
        let (start, end) = (STARTS[pieces][0] as usize, STARTS[pieces][5] as usize);
        let mut index = start;
        while index < end {
            let counts = heaps[index].counts();
            let mut kind = 0;
            while kind < 4 {
                let mut count = counts[kind] as usize;
                while count <= MASKED_MOST {
                    table[pieces][kind][count] |= 1 << (index - start);
                    count += 1;
                }
                kind += 1;
            }
            index += 1;
        }
        pieces += 1;
    }
    table
};

/// Which heaps of so many pieces can be paid from `stock`, as bits in the order of [`heaps_of`].
#[inline]
fn affordable_bits(pieces: u8, stock: Heap) -> u64 {
    let within = &WITHIN[usize::from(pieces)];
    let counts = stock.counts().map(|count| usize::from(count).min(MASKED_MOST));
    within[0][counts[0]] & within[1][counts[1]] & within[2][counts[2]] & within[3][counts[3]]
}

/// [`sample`] from the heaps of so many pieces.
#[inline]
pub(crate) fn sample_mix(
    pieces: u8,
    stock: Heap,
    n_others: u32,
    rng: &mut Rng,
) -> Result<Heap, u32> {
    if usize::from(pieces) > MASKED_MOST {
        return sample(heaps_of(pieces), stock, n_others, rng);
    }
    let bits = affordable_bits(pieces, stock);
    let n_payments = bits.count_ones();
    let chosen = rng.below(n_payments + n_others);
    if chosen >= n_payments {
        return Err(chosen - n_payments);
    }
    Ok(HEAPS[usize::from(STARTS[usize::from(pieces)][0]) + nth_bit(bits, chosen) as usize])
}

/// Those of `heaps` that can be paid from `stock`.
#[inline]
pub(crate) fn affordable(heaps: &[Heap], stock: Heap) -> impl Iterator<Item = Heap> {
    heaps.iter().copied().filter(move |&heap| stock.contains(heap))
}

/// One of the payments or of `n_others` further choices, each equally likely: `Ok` with a payment,
/// `Err` with the number of the other choice.
#[inline]
pub(crate) fn sample(
    heaps: &[Heap],
    stock: Heap,
    n_others: u32,
    rng: &mut Rng,
) -> Result<Heap, u32> {
    let n_payments = heaps.iter().map(|&heap| u32::from(stock.contains(heap))).sum::<u32>();
    let chosen = rng.below(n_payments + n_others);
    if chosen >= n_payments {
        return Err(chosen - n_payments);
    }
    affordable(heaps, stock).nth(chosen as usize).ok_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_hold_exactly_the_heaps_of_their_size() {
        for (pieces, expected) in [(0, 1), (1, 4), (2, 10), (4, 35), (10, 286)] {
            let heaps = heaps_of(pieces);
            assert_eq!(heaps.len(), expected);
            assert!(heaps.iter().all(|heap| heap.len() == u16::from(pieces)));
        }
    }

    #[test]
    fn sa_4_7_buildings_accept_the_payments_that_they_show() {
        let n_ways = |cost| heaps_for(&cost).len();
        assert_eq!(n_ways(Cost::Fixed(Heap::new([1, 1, 1, 0]))), 1);
        assert_eq!(
            [1, 2, 3, 4].map(|kinds| n_ways(Cost::Count { pieces: 4, kinds })),
            [4, 18, 12, 1]
        );
        assert_eq!(
            [1, 2, 3, 4].map(|kinds| n_ways(Cost::Count { pieces: 5, kinds })),
            [4, 24, 24, 4]
        );
        assert_eq!(n_ways(Cost::Range), 329);
        let range = heaps_for(&Cost::Range);
        assert!(range.iter().all(|heap| (1..=7).contains(&heap.len())));
        for heap in heaps_for(&Cost::Count { pieces: 5, kinds: 3 }) {
            assert_eq!((heap.len(), heap.kinds()), (5, 3));
        }
    }

    #[test]
    fn the_quick_draw_is_the_slow_draw() {
        let mut rng = Rng::from_seed(4);
        for round in 0..20_000 {
            let stock = Heap::new([0; 4].map(|_: u8| rng.below(8) as u8));
            let (pieces, n_others) = (rng.below(11) as u8, 1 + rng.below(11));
            let quick = sample_mix(pieces, stock, n_others, &mut Rng::from_seed(round));
            let slow = sample(heaps_of(pieces), stock, n_others, &mut Rng::from_seed(round));
            assert_eq!(quick, slow, "{pieces} of {stock:?}");
        }
    }

    #[test]
    fn every_affordable_payment_is_drawn_sooner_or_later() {
        let stock = Heap::new([2, 0, 1, 0]);
        let mut rng = Rng::from_seed(1);
        let all: Vec<Heap> = affordable(heaps_of(2), stock).collect();
        assert_eq!(all, [Heap::new([2, 0, 0, 0]), Heap::new([1, 0, 1, 0])]);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            match sample(heaps_of(2), stock, 1, &mut rng) {
                Ok(heap) => counts[usize::from(heap == all[1])] += 1,
                Err(other) => {
                    assert_eq!(other, 0);
                    counts[2] += 1;
                }
            }
        }
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
    }
}
