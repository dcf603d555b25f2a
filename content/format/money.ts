/** The only formatter that writes a rupee sign. */

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/**
 * A price as the site prints it, with Indian grouping.
 * @param rupees whole rupees, 0 or more
 * @returns '₹1,05,000' for 105000
 */
export function formatRupees(rupees: number): string {
  return rupeeFormat.format(rupees);
}
