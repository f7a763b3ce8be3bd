//! Choosing one of the set bits of a word: what random play does most, so without any branch.

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x80 * ONES;

/// Where the n-th set bit of a byte is.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The number of the set bit that has so many set bits below it. There must be such a bit.
#[inline]
pub(crate) fn nth_bit(bits: u64, n: u32) -> u32 {
    debug_assert!(n < bits.count_ones());
    // In each byte of `sums` the set bits up to and with this byte: at most 64, so a byte is enough
    // and its high bit is free for comparing all bytes at once.
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let passed = !((sums | HIGH_BITS) - u64::from(n + 1) * ONES) & HIGH_BITS;
    let byte = passed.count_ones();
    let before = (sums << 8) >> (8 * byte) & 0xff;
    let within =
        NTH_OF_BYTE[(bits >> (8 * byte) & 0xff) as usize][(u64::from(n) - before) as usize & 7];
    8 * byte + u32::from(within)
}

/// [`nth_bit`] for a short word, which takes half as long.
#[inline]
pub(crate) fn nth_bit_of_16(bits: u16, n: u32) -> u32 {
    debug_assert!(n < bits.count_ones() || bits == 0, "nothing to choose from gives anything");
    let n_low = (bits & 0xff).count_ones();
    let high = u32::from(n >= n_low);
    let within =
        NTH_OF_BYTE[usize::from(bits >> (8 * high) & 0xff)][(n - n_low * high) as usize & 7];
    8 * high + u32::from(within)
}

#[cfg(test)]
mod tests {
    use ochre_kernel::Rng;

    use super::*;

    #[test]
    fn every_set_bit_is_found_in_order() {
        let mut rng = Rng::from_seed(1);
        let random = (0..2000).map(|_| rng.next_u64() & rng.next_u64());
        for bits in random
            .chain([1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0xff << 56])
            .chain(1..=0xffff)
        {
            let set = (0..64).filter(|bit| bits >> bit & 1 != 0);
            for (n, bit) in (0..).zip(set) {
                assert_eq!(nth_bit(bits, n), bit, "{n} of {bits:b}");
                if bits <= 0xffff {
                    assert_eq!(nth_bit_of_16(bits as u16, n), bit, "{n} of {bits:b}");
                }
            }
        }
    }
}
