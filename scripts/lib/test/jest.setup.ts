import '@testing-library/jest-dom';

// jsdom has no media queries. The tests run as for a visitor who asked for less motion.
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), writable: true });
