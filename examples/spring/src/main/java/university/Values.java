package university;

import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.deser.std.*;
import jakarta.validation.*;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.time.OffsetDateTime;
import org.springframework.boot.jackson.JsonComponent;

/** How the contract reads values, where Jackson and Jakarta do it otherwise. */
@JsonComponent
class Values {
    /** Texts are trimmed, passwords are not, and nothing but a text is one. */
    static class Text extends StringDeserializer {
        @Override
        public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (!parser.hasToken(JsonToken.VALUE_STRING))
                return (String) context.handleUnexpectedToken(String.class, parser);
            // In a list it has no name.
            var isPassword = String.valueOf(parser.currentName()).toLowerCase().endsWith("password");
            return isPassword ? parser.getText() : parser.getText().trim();
        }
    }

    /** A moment is neither null nor a number. */
    static class Moment extends FromStringDeserializer<OffsetDateTime> {
        Moment() {
            super(OffsetDateTime.class);
        }

        @Override
        protected OffsetDateTime _deserialize(String text, DeserializationContext context) {
            return OffsetDateTime.parse(text);
        }

        @Override
        public OffsetDateTime getNullValue(DeserializationContext context) throws JsonMappingException {
            throw JsonMappingException.from(context, "null is no moment");
        }
    }

    /** Java counts an emoji as two characters, the contract as one. */
    static class Length implements ConstraintValidator<Size, String> {
        private Size size;

        @Override
        public void initialize(Size size) {
            this.size = size;
        }

        @Override
        public boolean isValid(String text, ConstraintValidatorContext context) {
            if (text == null) return true;
            var length = text.codePointCount(0, text.length());
            return size.min() <= length && length <= size.max();
        }
    }
}
