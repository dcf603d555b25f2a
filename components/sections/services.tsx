import { BookUser, Factory, GraduationCap, Heart, Plane, Users } from 'lucide-react';
import { StatTiles } from './stat-tiles';
import { Chips } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';

const icons = {
  heart: Heart,
  family: Users,
  plane: Plane,
  college: GraduationCap,
  factory: Factory,
  passport: BookUser,
};

/** The operator's services as a list, and figures about the operator. */
export function Services() {
  const { heading, lead, services, also, stats } = home.why;
  return (
    <Section id="company" heading={`${heading} ${site.name}`} lead={lead}>
      <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
        {services.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 border-b border-line py-5">
            <Icon of={icons[icon]} size={28} className="mt-0.5 text-terracotta" />
            <div>
              <h3 className="text-lead font-bold">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-3 text-lead font-bold">{also.heading}</h3>
      <Chips items={also.items} most={also.items.length} />
      <div className="mt-10">
        <StatTiles stats={stats} />
      </div>
    </Section>
  );
}
