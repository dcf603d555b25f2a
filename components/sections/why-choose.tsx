import { Award, IndianRupee, Headset } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { whyChoose } from '@/content/words/shared';

const icons = { experience: Award, price: IndianRupee, support: Headset } as const;

/** The strip of every destination page: three promises. */
export function WhyChoose({ id }: { id: string }) {
  return (
    <section id={id} className="deferred on-dark bg-indigo text-cream">
      <div className="shell py-8 md:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 className="text-title font-bold">{whyChoose.heading}</h2>
          <p className="text-small text-cream-soft">{whyChoose.tagline}</p>
        </div>
        <ul className="mt-5 grid divide-y divide-cream-soft/25 border-t border-cream-soft/25 md:grid-cols-3 md:divide-x md:divide-y-0">
          {whyChoose.cards.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 py-4 md:px-6 md:first:pl-0">
              <Icon of={icons[icon]} size={28} className="mt-0.5 text-accent" />
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="text-small text-cream-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
